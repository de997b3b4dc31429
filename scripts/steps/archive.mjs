// Archives that depend on nothing but names, contents and modes of files: no owners, a given time, names in order.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder, relative to it, in order. */
export const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => statSync(join(folder, path)).isFile())
        .sort()
    : [];

/** Writes a folder as the .tar.gz `file`, its files below `name`/. `time`: of every file, in seconds since 1970. */
export async function archive(folder, name, time, file) {
  // Imported only now: a fresh clone does not have it.
  const { create } = await import('tar');
  create(
    { file, cwd: folder, prefix: name, gzip: { level: 9, portable: true }, portable: true, mtime: new Date(1000 * time), sync: true },
    filesBelow(folder),
  );
}
