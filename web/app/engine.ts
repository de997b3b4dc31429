// Starts the page's engine in a worker.
import type { Engine } from '../engine/api_messages.js';
import { engineOver } from '../engine/engine.js';
import { workerLink } from '../engine/link.js';
import { firstModule, firstWorker, loadModule, startWorker } from './first.js';

let module: Promise<WebAssembly.Module> | undefined = firstModule;
let worker: Worker | undefined = firstWorker;

export function startEngine(): Promise<Engine> {
  const source = module ?? loadModule();
  module = undefined;
  const link = workerLink(() => {
    const next = worker ?? startWorker();
    worker = undefined;
    return next;
  });
  return engineOver(source, link);
}
