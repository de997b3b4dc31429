// Provides the parts of the engines as strings: `virtual:grundyscope/wasm` and `virtual:grundyscope/worker`, and those of other modules,
// for web/engine/delivery.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { classicScript } from './classic.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const folder = here('../../build/wasm/');

/** Compressed before base64: otherwise it would be twice as long, even on hosts that compress. libdeflate's files are 4 % below zlib's. */
const wasmText = (name) => execFileSync('libdeflate-gzip', ['-12', '-c', `${folder}${name}.wasm`]).toString('base64');

/** A worker without imports, the only kind that starts from a blob on every page, even one without an origin. */
const workerText = (path) => classicScript(here(`../../web/${path}`));

const texts = {
  'virtual:grundyscope/wasm': () => wasmText('grundyscope'),
  'virtual:grundyscope/worker': () => workerText('engine/worker.ts'),
  'virtual:grundyscope/lab-wasm': () => wasmText('lab'),
  'virtual:grundyscope/more-worker': () => workerText('engine/more_worker.ts'),
  'virtual:grundyscope/tools-wasm': () => wasmText('tools'),
  'virtual:grundyscope/lab-worker': () => workerText('lab/worker.ts'),
  'virtual:grundyscope/values-wasm': () => wasmText('values'),
  'virtual:grundyscope/values-worker': () => workerText('engine/values_worker.ts'),
};

export const inlinedEngine = () => ({
  name: 'inlined-engine',
  resolveId: (id) => (id in texts ? `\0${id}` : undefined),
  async load(id) {
    const text = texts[id.slice(1)];
    if (id.startsWith('\0') && text) return `export default ${JSON.stringify(await text())};`;
  },
});
