// Preloads the WebAssembly module with the page, before the script fetches it.
import { posix } from 'node:path';

export const preloadWasm = (name) => ({
  name: 'preload-wasm',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { path, bundle }) {
      const wasm = Object.keys(bundle ?? {}).find((file) => posix.basename(file).startsWith(`${name}-`) && file.endsWith('.wasm'));
      if (!wasm) throw new Error(`${path}: there is no ${name}.wasm`);
      const href = `./${posix.relative(posix.dirname(path).slice(1), wasm)}`;
      // With the same mode as fetch(), or it would be loaded twice.
      return [{ tag: 'link', attrs: { rel: 'preload', href, as: 'fetch', type: 'application/wasm', crossorigin: true }, injectTo: 'head' }];
    },
  },
});
