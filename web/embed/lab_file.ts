// lab.js: what an element loads from beside its own script when it shows rules that somebody wrote.
import packedWasm from 'virtual:grundyscope/lab-wasm';
import workerScript from 'virtual:grundyscope/lab-worker';
import type { Engine } from '../engine/api.js';
import { unpacked } from '../engine/inlined.js';
import { workerLink } from '../engine/link.js';
import { labOver } from '../lab/over.js';

let address: string | undefined;

function startWorker(): Worker {
  address ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  return new Worker(address, { name: 'grundyscope-lab' });
}

const lab = async () => labOver(await unpacked(packedWasm), workerLink(startWorker));

/** One for all figures of the page; what failed is tried again. */
let started: ReturnType<typeof lab> | undefined;

function start(): ReturnType<typeof lab> {
  started ??= lab().catch((error) => {
    started = undefined;
    throw error;
  });
  return started;
}

globalThis.grundyscopeLab = {
  start: async (): Promise<Engine> => (await start()).asText,
  async board({ text = '', ...parameters }) {
    const { layout } = await (await start()).check(text, parameters);
    return layout && (await import('../lab/board.js')).boardOfRules(layout);
  },
};
