// The parts of the engines as scripts: for pages and servers whose bundler left out the package's files.
import { scriptURL } from '../base/trusted_types.js';
import { type Connect, workerLink } from './link.js';
import type { WasmSource } from './load.js';
import { unpacked } from './unpacked.js';

type Text = Promise<{ default: string }>;

async function linked(wasm: Text, script: Text): Promise<[wasm: WasmSource, connect: Connect]> {
  const address = URL.createObjectURL(new Blob([(await script).default], { type: 'text/javascript' }));
  return [await unpacked((await wasm).default), workerLink(() => new Worker(scriptURL(address), { name: 'grundyscope' }))];
}

export const packedParts = () => linked(import('virtual:grundyscope/wasm'), import('virtual:grundyscope/worker'));
export const packedLab = () => linked(import('virtual:grundyscope/lab-wasm'), import('virtual:grundyscope/lab-worker'));
export const packedValues = () => linked(import('virtual:grundyscope/values-wasm'), import('virtual:grundyscope/values-worker'));
