// The engine in Node over the module that the build left.
import { readFileSync } from 'node:fs';
import { createEngine } from '../../web/engine/node.js';

export const wasmFile = new URL('../../build/wasm/grundyscope.wasm', import.meta.url);
export const openEngine = () => createEngine({ wasm: wasmFile });

export interface Sample {
  input: string;
  output: string;
}

export function samples(id: string): Sample[] {
  return JSON.parse(readFileSync(new URL(`../../cpp/games/${id}/samples.json`, import.meta.url), 'utf8'));
}
