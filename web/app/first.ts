// The worker and the module, which are under way before there is a page to show.
import wasm from '../../build/wasm/grundyscope.wasm?url';
import { compile } from '../engine/load.js';

export const startWorker = () => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'grundyscope' });
export const loadModule = () => compile(new URL(wasm, document.baseURI));

export const firstWorker = startWorker();
export const firstModule = loadModule();
// Whoever asks for the engine learns of a failure.
firstModule.catch(() => {});
