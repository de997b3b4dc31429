// Loads the command line, a WebAssembly module, in Node: from the package's lib/, or from build/wasm/ in a checkout, where it is the freshest.
import { existsSync, readFileSync } from 'node:fs';

const folders = ['../build/wasm/', '../lib/'].map((path) => new URL(path, import.meta.url));

/** Resolves to its only function, `command`. */
export async function loadCommand() {
  const folder = folders.find((url) => existsSync(new URL('command.wasm', url)));
  if (!folder) throw new Error('the WebAssembly module is not built; run: npm run build');
  const { default: create } = await import(new URL('command.mjs', folder).href);
  // Given the bytes, the module need not know that Node reads files unlike a browser.
  return create({ wasmBinary: readFileSync(new URL('command.wasm', folder)) });
}
