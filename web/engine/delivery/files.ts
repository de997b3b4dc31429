// The modules as files beside the pages of the site; that of the games which every page loads is in web/app/first.ts. An engine is
// started from what these return: `startLabEngine(...lab())`.
import labFile from '../../../build/wasm/lab.wasm?url';
import toolsFile from '../../../build/wasm/tools.wasm?url';
import valuesFile from '../../../build/wasm/values.wasm?url';
import { type Connect, workerLink } from '../link.js';

export type FileParts = [wasm: URL, connect: Connect];

const beside = (file: string): URL => new URL(file, document.baseURI);

export const lab = (): FileParts => [
  beside(labFile),
  workerLink(() => new Worker(new URL('../../lab/worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-lab' })),
];
export const tools = (): FileParts => [
  beside(toolsFile),
  workerLink(() => new Worker(new URL('../more_worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-more' })),
];
export const values = (): FileParts => [
  beside(valuesFile),
  workerLink(() => new Worker(new URL('../values_worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-values' })),
];

/** The module that writes programs, which runs in the page. */
export const toolsModule = (): URL => beside(toolsFile);
