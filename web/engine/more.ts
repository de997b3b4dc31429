// Starts the engine of all games, for those that only its module has.
import wasm from '../../build/wasm/tools.wasm?url';
import { startFinder } from './finding.js';
import { workerLink } from './link.js';

export const startMore = (): ReturnType<typeof startFinder> => {
  const start = () => new Worker(new URL('./more_worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-more' });
  return startFinder(new URL(wasm, document.baseURI), workerLink(start));
};
