// Files of web/ that a build reads beside the modules of its graph: by these functions, so that it is known which outputs they are in.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(`../../web/${path}`, import.meta.url));

/** The files read so far by this process. */
export const read = new Set();

/** Adds modules of a graph, and the style sheets that they import. */
export function noteModules(ids) {
  for (const id of ids) {
    const path = id.replace(/[?#].*$/, '');
    if (id.startsWith('\0') || read.has(path)) continue;
    read.add(path);
    if (!path.endsWith('.css')) continue;
    const imports = readFileSync(path, 'utf8').matchAll(/@import ["']([^"']+)["']/g);
    noteModules([...imports].map(([, name]) => resolve(path, '..', name)));
  }
}

/** The bytes of a file in web/. */
export function sourceFile(path) {
  read.add(here(path));
  return readFileSync(here(path));
}

/** The exports of a module in web/. */
export async function imported(path) {
  const file = here(path);
  const { module, dependencies } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
  noteModules([file, ...dependencies]);
  return module;
}
