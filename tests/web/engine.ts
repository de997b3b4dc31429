// The engine in Node over the module that the build left.
import { readFileSync } from 'node:fs';
import createLab from '../../build/wasm/lab.mjs';
import createTools from '../../build/wasm/tools.mjs';
import createValues from '../../build/wasm/values.mjs';
import { allEnglish } from '../../web/engine/all_english.js';
import type { Engine } from '../../web/engine/api.js';
import { untranslated } from '../../web/engine/api_messages.js';
import { directLink } from '../../web/engine/direct_link.js';
import { speakingEngine } from '../../web/engine/engine.js';
import { english } from '../../web/engine/english.js';
import { moreIds } from '../../web/engine/facts.js';
import { finding, startSpeakingFinder, withFinder } from '../../web/engine/finding.js';
import { labEnglish } from '../../web/engine/lab_english.js';
import { withGames, withValues } from '../../web/engine/modules.js';
import { moreEnglish } from '../../web/engine/more_english.js';
import { createEngine } from '../../web/engine/node.js';
import { startCalculator, valuing } from '../../web/engine/valuing.js';

export const wasmFile = new URL('../../build/wasm/grundyscope.wasm', import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url));

/** The module with all games, for those that the first one lacks. */
export const openTools = () => startSpeakingFinder(bytesOf('tools'), directLink(createTools, allEnglish, finding));

/** An engine of all games, and its phrases. */
export async function openEngine(): Promise<Engine> {
  const engine = await createEngine({ wasm: wasmFile });
  const messages = untranslated(engine);
  Object.assign(messages, { phrases: { ...messages.phrases, ...moreEnglish } });
  withGames(messages, moreIds, async () => untranslated(await openTools()));
  withValues(engine, () => startCalculator(bytesOf('values'), directLink(createValues, {}, valuing)));
  return withFinder(withGames(engine, moreIds, openTools), openTools);
}

/** The engine of the game `rules`. */
export const openLab = () => speakingEngine(bytesOf('lab'), directLink(createLab, { ...english, ...labEnglish }));

export interface Sample {
  input: string;
  output: string;
}

export function samples(id: string): Sample[] {
  return JSON.parse(readFileSync(new URL(`../../cpp/games/${id}/samples.json`, import.meta.url), 'utf8'));
}
