// Starts the engines of the package: from the WebAssembly and worker files beside its script or, where a bundler left these out, from
// copies that are packed as scripts.
import { scriptURL } from '../../base/trusted_types.js';
import type { Engine } from '../api.js';
import { moreGames } from '../catalogue.js';
import { type OtherLanguage, speakingEngine } from '../engine.js';
import { type Connect, workerLink } from '../link.js';
import { compile, type WasmSource } from '../load.js';
import { unpacked } from '../unpacked.js';

export interface EngineOptions {
  /**
   * Where grundyscope.wasm is, if not beside this file: its address, in Node also its path; or its bytes, the response that has them, or a
   * compiled module, as the runtimes of servers have it.
   */
  wasm?: WasmSource;
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
 * from there. The blob's URL is not revoked: a worker that dies is started again from it. Next.js makes URLs without an origin: they are
 * completed first.
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

type Start<Made> = (wasm: WasmSource, connect: Connect) => Promise<Made>;
type Text = Promise<{ default: string }>;

async function packed(wasm: Text, script: Text): Promise<[wasm: WasmSource, connect: Connect]> {
  const address = URL.createObjectURL(new Blob([(await script).default], { type: 'text/javascript' }));
  return [await unpacked((await wasm).default), workerLink(() => new Worker(scriptURL(address), { name: 'grundyscope' }))];
}

/** Starts from files beside this one, or else from the packed scripts. */
async function startFrom<Made>(beside: () => Promise<Made>, fromPacked: () => Promise<Made>): Promise<Made> {
  try {
    return await beside();
  } catch (error) {
    return fromPacked().catch(() => {
      throw error;
    });
  }
}

/** Starts the lab's engine. */
export const startLab = <Made>(start: Start<Made>): Promise<Made> =>
  startFrom(
    () => start(labWasmBeside(), workerLink(starting(labWorkerBeside))),
    async () => start(...(await packed(import('virtual:grundyscope/lab-wasm'), import('virtual:grundyscope/lab-worker')))),
  );

/** Starts the calculator of values. */
export const startValues = <Made>(start: Start<Made>): Promise<Made> =>
  startFrom(
    () => start(valuesWasmBeside(), workerLink(starting(valuesWorkerBeside))),
    async () => start(...(await packed(import('virtual:grundyscope/values-wasm'), import('virtual:grundyscope/values-worker')))),
  );

/** Starts the engine of all games. Its module is not packed: as a script it would be larger than bundlers like. */
export const startMore = <Made>(start: Start<Made>): Promise<Made> => start(toolsWasmBeside(), workerLink(starting(moreWorkerBeside)));

/** Starts the engine of the games that every page loads: in a worker, or in this thread where there are none. */
export async function startGames({ wasm, words }: EngineOptions = {}): Promise<Engine> {
  // A response can be read once.
  const given = wasm && (await compile(wasm));
  if (typeof Worker === 'undefined') {
    const { linkHere } = await import('./here.js');
    return speakingEngine(given ?? wasmBeside(), linkHere(), words, moreGames);
  }
  return startFrom(
    async () => speakingEngine(given ?? wasmBeside(), workerLink(starting(workerBeside)), words, moreGames),
    async () => {
      const [inside, connect] = await packed(import('virtual:grundyscope/wasm'), import('virtual:grundyscope/worker'));
      return speakingEngine(given ?? inside, connect, words, moreGames);
    },
  );
}
