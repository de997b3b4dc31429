// The engine in Node over the module that the build left.
import { readFileSync } from 'node:fs';
import createLab from '../../build/wasm/lab.mjs';
import createTools from '../../build/wasm/tools.mjs';
import { allEnglish } from '../../web/engine/all_english.js';
import { speakingEngine } from '../../web/engine/engine.js';
import { english } from '../../web/engine/english.js';
import { moreIds } from '../../web/engine/facts.js';
import { labEnglish } from '../../web/engine/lab_english.js';
import { directLink } from '../../web/engine/link.js';
import { withGames } from '../../web/engine/modules.js';
import { createEngine } from '../../web/engine/node.js';

export const wasmFile = new URL('../../build/wasm/grundyscope.wasm', import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url));

/** All games: those of the first module, and the others from the module with all games. */
export const openEngine = async () =>
  withGames(await createEngine({ wasm: wasmFile }), moreIds, () => speakingEngine(bytesOf('tools'), directLink(createTools, allEnglish)));

/** The engine of the game `rules`. */
export const openLab = () => speakingEngine(bytesOf('lab'), directLink(createLab, { ...english, ...labEnglish }));

export interface Sample {
  input: string;
  output: string;
}

export function samples(id: string): Sample[] {
  return JSON.parse(readFileSync(new URL(`../../cpp/games/${id}/samples.json`, import.meta.url), 'utf8'));
}
