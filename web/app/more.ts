// Starts the engine of all games, for those that only its module has.
import wasm from '../../build/wasm/tools.wasm?url';
import type { Engine } from '../engine/api_messages.js';
import { engineOver } from '../engine/engine.js';
import { workerLink } from '../engine/link.js';

export const startMore = (): Promise<Engine> => {
  const start = () => new Worker(new URL('../engine/more_worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-more' });
  return engineOver(new URL(wasm, document.baseURI), workerLink(start));
};
