// The one engine of the page, over a worker of its own.
import wasm from '../../build/wasm/grundyscope.wasm?url';
import { engineOver } from '../engine/engine.js';
import { workerLink } from '../engine/link.js';
import type { Engine } from '../engine/said.js';
import { learnPhrases } from '../strings/index.js';

export async function startEngine(): Promise<Engine> {
  const start = () => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'grundyscope' });
  const engine = await engineOver(new URL(wasm, document.baseURI), workerLink(start));
  learnPhrases(engine.phrases);
  return engine;
}
