// The lab's engine from parts inlined into this script, as web/engine/inlined.ts for the site.
import packedWasm from 'virtual:grundyscope/lab-wasm';
import workerScript from 'virtual:grundyscope/lab-worker';
import { scriptURL } from '../base/trusted_types.js';
import { workerLink } from '../engine/link.js';
import { unpacked } from '../engine/unpacked.js';
import { type LabEngine, startLabEngine } from './lab_engine.js';

let address: string | undefined;

/** The blob's URL is not revoked: a worker that dies is started again. */
function startWorker(): Worker {
  address ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  return new Worker(scriptURL(address), { name: 'grundyscope-lab' });
}

export const startLab = async (): Promise<LabEngine> => startLabEngine(await unpacked(packedWasm), workerLink(startWorker));
