// The modules inlined into this script: it fetches nothing, so it runs from disk, in sandboxed frames and on other sites. Built with
// scripts/vite/inlined.mjs. An engine is started from what these return: `startLabEngine(...(await lab()))`.
import labWasm from 'virtual:grundyscope/lab-wasm';
import labWorker from 'virtual:grundyscope/lab-worker';
import moreWorker from 'virtual:grundyscope/more-worker';
import toolsWasm from 'virtual:grundyscope/tools-wasm';
import valuesWasm from 'virtual:grundyscope/values-wasm';
import valuesWorker from 'virtual:grundyscope/values-worker';
import gamesWasm from 'virtual:grundyscope/wasm';
import gamesWorker from 'virtual:grundyscope/worker';
import { scriptURL } from '../../base/trusted_types.js';
import { EngineError } from '../errors.js';
import { type Connect, workerLink } from '../link.js';
import { enginePhrases } from '../phrases.js';
import { unpacked } from '../unpacked.js';

export type InlinedParts = [wasm: ArrayBuffer, connect: Connect];

const addresses = new Map<string, string>();

/** The blob's URL is not revoked: a worker that dies is started again. */
function startWorker(script: string, name: string): Worker {
  const address = addresses.get(name) ?? URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  addresses.set(name, address);
  return new Worker(scriptURL(address), { name });
}

/** Rejects if the browser cannot decompress. */
async function parts(wasm: string, script: string, name: string): Promise<InlinedParts> {
  if (typeof DecompressionStream === 'undefined') throw new EngineError('crashed', enginePhrases['too-old'], {}, ['too-old']);
  return [await unpacked(wasm), workerLink(() => startWorker(script, name))];
}

export const games = () => parts(gamesWasm, gamesWorker, 'grundyscope');
export const lab = () => parts(labWasm, labWorker, 'grundyscope-lab');
export const tools = () => parts(toolsWasm, moreWorker, 'grundyscope-more');
export const values = () => parts(valuesWasm, valuesWorker, 'grundyscope-values');

/** The module that writes programs, which runs in the page. */
export const toolsModule = () => unpacked(toolsWasm);
