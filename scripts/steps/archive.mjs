// Archives that depend on nothing but names, contents and modes of files: no owners, a given time, names in order.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BLOCK = 512;
const LONGEST_NAME = 100;

/** A number in a field of `width` bytes, the last of which is 0. */
const octal = (number, width) => `${number.toString(8).padStart(width - 1, '0')}\0`;

/**
 * The header of a file, in the ustar format of POSIX:
 *   0 name, 100 mode, 108 owner, 116 group, 124 size, 136 time, 148 sum of all bytes (blanks in its own place), 156 type, 257 format
 */
function header(name, { mode, size, time }) {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`${name}: a name in an archive has at most ${LONGEST_NAME} bytes`);
  const bytes = Buffer.alloc(BLOCK);
  const fields = [
    [0, name],
    [100, octal(mode, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(size, 12)],
    [136, octal(time, 12)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\x0000'],
  ];
  for (const [offset, text] of fields) bytes.write(text, offset);
  bytes.write(
    octal(
      bytes.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  );
  return bytes;
}

/** The paths of all files below a folder, relative to it, in order. */
export const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => statSync(join(folder, path)).isFile())
        .sort()
    : [];

/** A folder as .tar.gz, its files below `name`/. `time`: of every file, in seconds since 1970. */
export function archive(folder, name, time) {
  const parts = filesBelow(folder).flatMap((path) => {
    const contents = readFileSync(join(folder, path));
    const mode = statSync(join(folder, path)).mode & 0o100 ? 0o755 : 0o644;
    const padding = Buffer.alloc((BLOCK - (contents.length % BLOCK)) % BLOCK);
    return [header(`${name}/${path}`, { mode, size: contents.length, time }), contents, padding];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}
