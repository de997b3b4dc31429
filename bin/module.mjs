// Loads the command line, a WebAssembly module, in Node: from the package's lib/, or in a checkout from build/wasm/, where it is newest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, deflateSync } from 'node:zlib';

const folders = ['../build/wasm/', '../lib/'].map((path) => new URL(path, import.meta.url));

export const deflate = (bytes) => deflateSync(bytes, { level: constants.Z_BEST_COMPRESSION });

/** Whether a file could be written. */
export function writeFile(path, bytes) {
  try {
    writeFileSync(path, bytes);
    return true;
  } catch {
    return false;
  }
}

/** {script, bytes}: the address of the module's script, and its WebAssembly. */
export function findModule() {
  const folder = folders.find((url) => existsSync(new URL('tools.wasm', url)));
  if (!folder) throw new Error('the WebAssembly module is not built; run: npm run build');
  return { script: new URL('tools.mjs', folder).href, bytes: readFileSync(new URL('tools.wasm', folder)) };
}

/**
 * Resolves to {command(words, machine)}, the native program as a function: {status, out, err, error?}; out and err are bytes. `machine`:
 * {readFile?, writeFile?, show?}.
 */
export async function loadCommand() {
  const { script, bytes } = findModule();
  const { default: create } = await import(script);
  // Passed as bytes, since Node reads files differently from a browser.
  const { command } = await create({ wasmBinary: bytes });
  return { command: (words, machine) => command(words, { deflate, ...machine }) };
}
