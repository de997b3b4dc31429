// The engine from parts that are written into this very script: it fetches nothing, so it runs from disk, in sandboxed frames and on the
// pages of others. Built with scripts/vite/inlined.mjs.
import packedWasm from 'virtual:grundyscope/wasm';
import workerScript from 'virtual:grundyscope/worker';
import { EngineError } from './errors.js';
import { type Connect, workerLink } from './link.js';
import { enginePhrases } from './phrases.js';
import { unpacked } from './unpacked.js';

let workerAddress: string | undefined;

/** The address is kept: a worker that dies is started again. */
function startWorker(): Worker {
  workerAddress ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  return new Worker(workerAddress, { name: 'grundyscope' });
}

/** What an engine starts from. Rejects where the browser cannot unpack it. */
export async function inlinedParts(): Promise<[wasm: ArrayBuffer, connect: Connect]> {
  if (typeof DecompressionStream === 'undefined') throw new EngineError('crashed', enginePhrases['too-old'], {}, ['too-old']);
  return [await unpacked(packedWasm), workerLink(startWorker)];
}
