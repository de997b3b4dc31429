// more.js: the engine of all games; an element loads it from beside its own script when it shows one that the script does not have.

import workerScript from 'virtual:grundyscope/more-worker';
import packedWasm from 'virtual:grundyscope/tools-wasm';
import { loadOnce } from '../base/load_once.js';
import { scriptURL } from '../base/trusted_types.js';
import { speakingEngine } from '../engine/engine.js';
import { workerLink } from '../engine/link.js';
import { unpacked } from '../engine/unpacked.js';
import { boardOf } from '../games/index.js';

let address: string | undefined;

/** The blob's URL is not revoked: a worker that dies is started again. */
function startWorker(): Worker {
  address ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  return new Worker(scriptURL(address), { name: 'grundyscope-more' });
}

globalThis.grundyscopeMore = {
  start: loadOnce(async () => speakingEngine(await unpacked(packedWasm), workerLink(startWorker))),
  board: async (_, game) => boardOf(game)?.(),
};
