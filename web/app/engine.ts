// Starts the page's engine in a worker.
import wasm from '../../build/wasm/grundyscope.wasm?url';
import type { Engine } from '../engine/api_messages.js';
import { engineOver } from '../engine/engine.js';
import { workerLink } from '../engine/link.js';

export function startEngine(): Promise<Engine> {
  const start = () => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'grundyscope' });
  return engineOver(new URL(wasm, document.baseURI), workerLink(start));
}
