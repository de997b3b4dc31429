// Starts the lab's engine from the files beside its page.
import wasm from '../../build/wasm/lab.wasm?url';
import { workerLink } from '../engine/link.js';
import { type LabEngine, startLabEngine } from './lab_engine.js';

export function startLab(): Promise<LabEngine> {
  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-lab' });
  return startLabEngine(new URL(wasm, document.baseURI), workerLink(start));
}
