// The package's door in browsers: the engine over a worker beside this file. Importing runs nothing.
import type { Engine } from './api.js';
import { type OtherLanguage, speakingEngine } from './engine.js';
import { workerLink } from './link.js';

export type * from './api.js';
export type { OtherLanguage } from './engine.js';
export { EngineError, type ErrorCode, type Place } from './errors.js';
export type { Forms, Message, Pattern, Phrased, Phrases } from './message.js';

export interface EngineOptions {
  /** Where grundyscope.wasm is, if not beside this file. */
  wasm?: URL | string;
  /** The words in which results come, if not English. Errors are English, with `said` to be put into other words. */
  words?: OtherLanguage;
}

/** The addresses stand as bundlers look for them; the worker imports nothing, so that it may be copied as it is. */
const workerBeside = () => new URL(/* @vite-ignore */ './worker.js', import.meta.url);
const wasmBeside = () => new URL(/* @vite-ignore */ './grundyscope.wasm', import.meta.url);

let workerAddress: string | undefined;

/**
 * Browsers refuse workers from other origins, such as those of content delivery networks. They let a worker of the page's own import the
 * script from there. Its address is kept: a worker that dies is started again.
 */
function addressOfWorker(): string {
  const { href, origin } = workerBeside();
  if (origin === self.origin) return href;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
}

function startWorker(): Worker {
  workerAddress ??= addressOfWorker();
  return new Worker(workerAddress, { type: 'module', name: 'grundyscope' });
}

export function createEngine(options: EngineOptions = {}): Promise<Engine> {
  return speakingEngine(options.wasm ?? wasmBeside(), workerLink(startWorker), options.words);
}
