// The parts of the engine as texts that a script can hold: `virtual:grundyscope/wasm` and `virtual:grundyscope/worker`, for web/engine/inlined.ts.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import zopfli from '@gfx/zopfli';
import { classicScript } from './classic.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const folder = here('../../build/wasm/');

/**
 * Packed first: base64 of the bytes as they are would be twice as long, and a compressing host would not make up for it. Zopfli packs 5 %
 * smaller than zlib does, in seconds: so it is kept beside the wasm.
 */
async function wasmText(name) {
  const wasm = readFileSync(`${folder}${name}.wasm`);
  const packed = `${folder}${name}-${createHash('sha256').update(wasm).digest('hex').slice(0, 12)}.gz`;
  if (!existsSync(packed)) writeFileSync(packed, await zopfli.gzipAsync(wasm, { numiterations: 40 }));
  return readFileSync(packed).toString('base64');
}

/** Without imports: the only kind of worker that starts from a blob on every page, even one without an origin. */
const workerText = (path) => classicScript(here(`../../web/${path}`));

const texts = {
  'virtual:grundyscope/wasm': () => wasmText('grundyscope'),
  'virtual:grundyscope/worker': () => workerText('engine/worker.ts'),
  'virtual:grundyscope/lab-wasm': () => wasmText('lab'),
  'virtual:grundyscope/tools-wasm': () => wasmText('tools'),
  'virtual:grundyscope/lab-worker': () => workerText('lab/worker.ts'),
};

export const inlinedEngine = () => ({
  name: 'inlined-engine',
  resolveId: (id) => (id in texts ? `\0${id}` : undefined),
  async load(id) {
    const text = texts[id.slice(1)];
    if (id.startsWith('\0') && text) return `export default ${JSON.stringify(await text())};`;
  },
});
