// The calculator from the files beside a page, for pages that have the phrases of its errors, or show none.
import wasm from '../../build/wasm/values.wasm?url';
import { type Calculator, calculatorOver } from '../engine/calculator.js';
import { workerLink } from '../engine/link.js';
import type { Phrases } from '../engine/message.js';

export function startFiles(phrases: Phrases): Promise<Calculator> {
  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-values' });
  return calculatorOver(new URL(wasm, document.baseURI), workerLink(start), phrases);
}
