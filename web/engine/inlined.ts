// The engine from parts that are written into this very script: it fetches nothing, so it runs from disk, in sandboxed frames and on the
// pages of others. Built with scripts/vite/inlined.mjs.
import packedWasm from 'virtual:grundyscope/wasm';
import workerScript from 'virtual:grundyscope/worker';
import type { Engine } from './api.js';
import { engineOver } from './engine.js';
import { workerLink } from './link.js';
import type { Speak } from './phrase.js';

/** The bytes of base64 of gzip. */
async function unpacked(text: string): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

let workerAddress: string | undefined;

/** The address is kept: a worker that dies is started again. */
function startWorker(): Worker {
  workerAddress ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  return new Worker(workerAddress, { name: 'grundyscope' });
}

/** Each call starts an engine of its own; `speak` as for `createEngine`. Rejects where the browser or the page's policy does not let it run. */
export async function startInlinedEngine(speak: Speak = (english) => english): Promise<Engine> {
  if (typeof DecompressionStream === 'undefined') throw new Error(speak(TOO_OLD));
  return engineOver(await unpacked(packedWasm), workerLink(startWorker), speak);
}

const TOO_OLD = 'This browser is too old to unpack the solver; Chrome and Edge 80, Firefox 113 and Safari 16.4 are the first that can.';
