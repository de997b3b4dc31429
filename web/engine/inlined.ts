// The engine from parts inlined into this script: it fetches nothing, so it runs from disk, in sandboxed frames and on other sites. Built
// with scripts/vite/inlined.mjs.
import packedWasm from 'virtual:grundyscope/wasm';
import workerScript from 'virtual:grundyscope/worker';
import { scriptURL } from '../base/trusted_types.js';
import { EngineError } from './errors.js';
import { type Connect, workerLink } from './link.js';
import { enginePhrases } from './phrases.js';
import { unpacked } from './unpacked.js';

let workerAddress: string | undefined;

/** The blob's URL is not revoked: a worker that dies is started again. */
function startWorker(): Worker {
  workerAddress ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  return new Worker(scriptURL(workerAddress), { name: 'grundyscope' });
}

/** The parts that an engine starts from. Rejects if the browser cannot decompress them. */
export async function inlinedParts(): Promise<[wasm: ArrayBuffer, connect: Connect]> {
  if (typeof DecompressionStream === 'undefined') throw new EngineError('crashed', enginePhrases['too-old'], {}, ['too-old']);
  return [await unpacked(packedWasm), workerLink(startWorker)];
}
