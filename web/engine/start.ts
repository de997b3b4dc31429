// How the package starts engines in browsers: over workers beside this file.
import { scriptURL } from '../base/trusted_types.js';
import type { Engine } from './api.js';
import { moreGames } from './catalogue.js';
import { type OtherLanguage, speakingEngine } from './engine.js';
import { type Connect, workerLink } from './link.js';
import type { WasmSource } from './load.js';

export interface EngineOptions {
  /** Where grundyscope.wasm is, if not beside this file. */
  wasm?: URL | string;
  /** The language of results, if not English. Errors stay English; translate them from `said`. */
  words?: OtherLanguage;
}

/** URLs in the form that bundlers recognise. The worker imports nothing, so bundlers can copy it as it is. */
const workerBeside = () => new URL(/* @vite-ignore */ './worker.js', import.meta.url);
const wasmBeside = () => new URL(/* @vite-ignore */ './grundyscope.wasm', import.meta.url);
const moreWorkerBeside = () => new URL(/* @vite-ignore */ './more_worker.js', import.meta.url);
const toolsWasmBeside = () => new URL(/* @vite-ignore */ './tools.wasm', import.meta.url);
const labWorkerBeside = () => new URL(/* @vite-ignore */ './lab_worker.js', import.meta.url);
const labWasmBeside = () => new URL(/* @vite-ignore */ './lab.wasm', import.meta.url);
const valuesWorkerBeside = () => new URL(/* @vite-ignore */ './values_worker.js', import.meta.url);
const valuesWasmBeside = () => new URL(/* @vite-ignore */ './values.wasm', import.meta.url);

const addresses = new Map<() => URL, string>();

/**
 * Browsers refuse workers from other origins, such as content delivery networks, but a worker of the page's origin may import the script
 * from there. The blob's URL is not revoked: a worker that dies is started again. Next makes URLs without an origin.
 */
function addressOf(beside: URL): string {
  const { href, origin } = new URL(beside.href, self.location.href);
  if (origin === self.origin) return href;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
}

const starting = (beside: () => URL) => (): Worker => {
  const address = addresses.get(beside) ?? addressOf(beside());
  addresses.set(beside, address);
  return new Worker(scriptURL(address), { type: 'module', name: 'grundyscope' });
};

/** Starts from files beside this one, or from the packed scripts where a bundler left the files out. */
async function startFrom<Made>(beside: () => Promise<Made>, packed: () => Promise<Made>): Promise<Made> {
  try {
    return await beside();
  } catch (error) {
    return packed().catch(() => {
      throw error;
    });
  }
}

type Start<Made> = (wasm: WasmSource, connect: Connect) => Promise<Made>;

/** Starts the lab's engine. */
export const startLab = <Made>(start: Start<Made>): Promise<Made> =>
  startFrom(
    () => start(labWasmBeside(), workerLink(starting(labWorkerBeside))),
    async () => start(...(await (await import('./packed.js')).packedLab())),
  );

/** Starts the calculator of values. */
export const startValues = <Made>(start: Start<Made>): Promise<Made> =>
  startFrom(
    () => start(valuesWasmBeside(), workerLink(starting(valuesWorkerBeside))),
    async () => start(...(await (await import('./packed.js')).packedValues())),
  );

/** Starts the engine of all games. Its module is not packed: as a script it would be larger than bundlers like. */
export const startMore = <Made>(start: Start<Made>): Promise<Made> => start(toolsWasmBeside(), workerLink(starting(moreWorkerBeside)));

/** Starts the engine of the games that every page loads. */
export const startGames = ({ wasm, words }: EngineOptions = {}): Promise<Engine> =>
  startFrom(
    async () => speakingEngine(wasm ?? wasmBeside(), workerLink(starting(workerBeside)), words, moreGames),
    async () => {
      const [packed, connect] = await (await import('./packed.js')).packedParts();
      return speakingEngine(wasm ?? packed, connect, words, moreGames);
    },
  );
