// The engine in Node over the module that the build left.
import { readFileSync } from 'node:fs';
import createLab from '../../build/wasm/lab.mjs';
import { speakingEngine } from '../../web/engine/engine.js';
import { english } from '../../web/engine/english.js';
import { labEnglish } from '../../web/engine/lab_english.js';
import { directLink } from '../../web/engine/link.js';
import { createEngine } from '../../web/engine/node.js';

export const wasmFile = new URL('../../build/wasm/grundyscope.wasm', import.meta.url);
export const openEngine = () => createEngine({ wasm: wasmFile });

/** The engine of the game `rules`. */
export const openLab = () =>
  speakingEngine(readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url)), directLink(createLab, { ...english, ...labEnglish }));

export interface Sample {
  input: string;
  output: string;
}

export function samples(id: string): Sample[] {
  return JSON.parse(readFileSync(new URL(`../../cpp/games/${id}/samples.json`, import.meta.url), 'utf8'));
}
