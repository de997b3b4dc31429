// How the package starts engines in browsers: over workers beside this file.
import type { Engine } from './api.js';
import { type OtherLanguage, speakingEngine } from './engine.js';
import { workerLink } from './link.js';
import { withRules } from './rules.js';

export interface EngineOptions {
  /** Where grundyscope.wasm is, if not beside this file. */
  wasm?: URL | string;
  /** The words in which results come, if not English. Errors are English, with `said` to be put into other words. */
  words?: OtherLanguage;
}

/** The addresses stand as bundlers look for them; the worker imports nothing, so that it may be copied as it is. */
const workerBeside = () => new URL(/* @vite-ignore */ './worker.js', import.meta.url);
const wasmBeside = () => new URL(/* @vite-ignore */ './grundyscope.wasm', import.meta.url);
const labWorkerBeside = () => new URL(/* @vite-ignore */ './lab_worker.js', import.meta.url);
const labWasmBeside = () => new URL(/* @vite-ignore */ './lab.wasm', import.meta.url);

const addresses = new Map<() => URL, string>();

/**
 * Browsers refuse workers from other origins, such as those of content delivery networks. They let a worker of the page's own import the
 * script from there. Its address is kept: a worker that dies is started again.
 */
function addressOf({ href, origin }: URL): string {
  if (origin === self.origin) return href;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
}

const starting = (beside: () => URL) => (): Worker => {
  const address = addresses.get(beside) ?? addressOf(beside());
  addresses.set(beside, address);
  return new Worker(address, { type: 'module', name: 'grundyscope' });
};

/** What the lab's engine starts from. */
export const labParts = () => [labWasmBeside(), workerLink(starting(labWorkerBeside))] as const;

export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const engine = await speakingEngine(options.wasm ?? wasmBeside(), workerLink(starting(workerBeside)), options.words);
  return withRules(engine, () => speakingEngine(...labParts(), options.words));
}
