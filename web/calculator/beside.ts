// Starts the calculator from the files beside its page.
import wasm from '../../build/wasm/values.wasm?url';
import { type Calculator, startCalculator } from './calculator.js';

export function startBeside(): Promise<Calculator> {
  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-values' });
  return startCalculator(new URL(wasm, document.baseURI), start);
}
