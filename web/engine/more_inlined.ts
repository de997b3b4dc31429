// The engine of all games from parts inlined into this script.
import workerScript from 'virtual:grundyscope/more-worker';
import packedWasm from 'virtual:grundyscope/tools-wasm';
import { scriptURL } from '../base/trusted_types.js';
import { type Connect, workerLink } from './link.js';
import { unpacked } from './unpacked.js';

let address: string | undefined;

/** The blob's URL is not revoked: a worker that dies is started again. */
function startWorker(): Worker {
  address ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  return new Worker(scriptURL(address), { name: 'grundyscope-more' });
}

/** The module, and how to reach it. */
export const inlinedMore = async (): Promise<[wasm: ArrayBuffer | Uint8Array<ArrayBuffer>, connect: Connect]> => [
  await unpacked(packedWasm),
  workerLink(startWorker),
];
