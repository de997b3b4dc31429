// Loads the command line, a WebAssembly module, in Node: from the package's lib/, or from build/wasm/ in a checkout, where it is the freshest.
import { existsSync, readFileSync } from 'node:fs';
import { constants, deflateSync } from 'node:zlib';

const folders = ['../build/wasm/', '../lib/'].map((path) => new URL(path, import.meta.url));

const deflate = (bytes) => deflateSync(bytes, { level: constants.Z_BEST_COMPRESSION });

/** Resolves to {command(words, readFile)}: what the native program does, as {status, out, err}, the two as bytes. */
export async function loadCommand() {
  const folder = folders.find((url) => existsSync(new URL('tools.wasm', url)));
  if (!folder) throw new Error('the WebAssembly module is not built; run: npm run build');
  const { default: create } = await import(new URL('tools.mjs', folder).href);
  // Given the bytes, the module need not know that Node reads files unlike a browser.
  const { command } = await create({ wasmBinary: readFileSync(new URL('tools.wasm', folder)) });
  return { command: (words, readFile) => command(words, readFile, deflate) };
}
