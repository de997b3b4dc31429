// Starts the calculator from parts inlined into this script.
import packedWasm from 'virtual:grundyscope/values-wasm';
import workerScript from 'virtual:grundyscope/values-worker';
import { scriptURL } from '../base/trusted_types.js';
import type { Calculator } from '../engine/calculator.js';
import { workerLink } from '../engine/link.js';
import { unpacked } from '../engine/unpacked.js';
import { startCalculator } from '../engine/valuing.js';

let address: string | undefined;

/** The blob's URL is not revoked: a worker that dies is started again. */
function startWorker(): Worker {
  address ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  return new Worker(scriptURL(address), { name: 'grundyscope-values' });
}

export const startInlined = async (): Promise<Calculator> => startCalculator(await unpacked(packedWasm), workerLink(startWorker));
