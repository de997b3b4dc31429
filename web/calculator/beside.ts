// Starts the calculator from the files beside its page.
import wasm from '../../build/wasm/values.wasm?url';
import { workerLink } from '../engine/link.js';
import { type Calculator, startCalculator } from '../engine/valuing.js';

export function startBeside(): Promise<Calculator> {
  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-values' });
  return startCalculator(new URL(wasm, document.baseURI), workerLink(start));
}
