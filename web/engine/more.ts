// Starts the engine of all games, for those that only its module has.
import wasm from '../../build/wasm/tools.wasm?url';
import type { Engine } from './api_messages.js';
import { engineOver } from './engine.js';
import { workerLink } from './link.js';

export const startMore = (): Promise<Engine> => {
  const start = () => new Worker(new URL('./more_worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-more' });
  return engineOver(new URL(wasm, document.baseURI), workerLink(start));
};
