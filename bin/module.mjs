// Loads the command line, a WebAssembly module, in Node: from the package's lib/, or in a checkout from build/wasm/, where it is newest.
import { existsSync, readFileSync } from 'node:fs';
import { constants, deflateSync } from 'node:zlib';

const folders = ['../build/wasm/', '../lib/'].map((path) => new URL(path, import.meta.url));

const deflate = (bytes) => deflateSync(bytes, { level: constants.Z_BEST_COMPRESSION });

/** Resolves to {command(words, readFile, show?)}, which acts as the native program. Returns {status, out, err}; out and err are bytes. */
export async function loadCommand() {
  const folder = folders.find((url) => existsSync(new URL('tools.wasm', url)));
  if (!folder) throw new Error('the WebAssembly module is not built; run: npm run build');
  const { default: create } = await import(new URL('tools.mjs', folder).href);
  // Passed as bytes, since Node reads files differently from a browser.
  const { command } = await create({ wasmBinary: readFileSync(new URL('tools.wasm', folder)) });
  return { command: (words, readFile, show) => command(words, readFile, deflate, show) };
}
