// The worker and the module, which are under way before there is a page to show.
import wasm from '../../build/wasm/grundyscope.wasm?url';
import { compile } from '../engine/load.js';

const startWorker = () => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'grundyscope' });
const loadModule = () => compile(new URL(wasm, document.baseURI));

function first(): Worker | undefined {
  try {
    const started = startWorker();
    started.addEventListener('error', () => {
      worker = undefined;
    });
    return started;
  } catch {
    // Callers of `nextWorker` learn why there is none.
    return undefined;
  }
}

let worker: Worker | undefined = first();
let module: Promise<WebAssembly.Module> | undefined = loadModule();
module.catch(() => {});

/** The first worker; after it, or where it has failed, another one. */
export function nextWorker(): Worker {
  const next = worker ?? startWorker();
  worker = undefined;
  return next;
}

/** The module's first download; after it, another one. */
export function nextModule(): Promise<WebAssembly.Module> {
  const next = module ?? loadModule();
  module = undefined;
  return next;
}
