// The package's door in browsers: the engine over a worker beside this file. Importing runs nothing.
import type { Engine } from './api.js';
import { engineOver } from './engine.js';
import { workerLink } from './link.js';

export type * from './api.js';
export { EngineError, type ErrorCode } from './errors.js';

export interface EngineOptions {
  /** Where grundyscope.wasm is, if not beside this file. */
  wasm?: URL | string;
  /**
   * Puts what the engine says into another language. It is given English patterns, in which {} stands for the parts, and whole texts, each
   * time that one is read: what it gives may change with the language of the page.
   */
  speak?: (english: string) => string;
}

export function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const start = () => new Worker(new URL(/* @vite-ignore */ './worker.js', import.meta.url), { type: 'module', name: 'grundyscope' });
  return engineOver(options.wasm ?? new URL(/* @vite-ignore */ './grundyscope.wasm', import.meta.url), workerLink(start), options.speak);
}
