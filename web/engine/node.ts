// The package's door in Node: the engine in the same thread. Importing runs nothing.
import { readFile } from 'node:fs/promises';
import createModule from '../../build/wasm/grundyscope.mjs';
import createLab from '../../build/wasm/lab.mjs';
import createTools from '../../build/wasm/tools.mjs';
import createValues from '../../build/wasm/values.mjs';
import { loadOnce } from '../base/load_once.js';
import { allEnglish } from './all_english.js';
import type { Engine, RuleFinder, ValueEngine } from './api.js';
import type { EngineOptions } from './browser.js';
import { moreGames } from './catalogue.js';
import { directLink } from './direct_link.js';
import { speakingEngine } from './engine.js';
import { english } from './english.js';
import { moreIds } from './facts.js';
import { finding, startSpeakingFinder, withFinder } from './finding.js';
import { labEnglish } from './lab_english.js';
import type { WasmSource } from './load.js';
import { RULES, withGames, withValues } from './modules.js';
import { unpacked } from './unpacked.js';
import { startCalculator, valuing } from './valuing.js';

export type * from './api.js';
export type { EngineOptions } from './browser.js';
export type { OtherLanguage } from './engine.js';
export { EngineError, type ErrorCode, type Place } from './errors.js';
export type { Forms, Message, Pattern, Phrases } from './message.js';

/** The bytes of a file beside this one, or of the packed script where a server's bundler left the file out. */
async function bytesOf(beside: () => URL, packed: () => Promise<{ default: string }>): Promise<ArrayBuffer | Uint8Array<ArrayBuffer>> {
  try {
    return await readFile(beside());
  } catch (error) {
    return packed()
      .then(({ default: text }) => unpacked(text))
      .catch(() => {
        throw error;
      });
  }
}

/** Reads a file, given as a path or a URL; everything else stays. */
async function givenSource(wasm: WasmSource): Promise<WasmSource> {
  const address = typeof wasm === 'string' || wasm instanceof URL ? `${wasm}` : undefined;
  if (address === undefined || /^(?:https?|data|blob):/.test(address)) return wasm;
  return readFile(address.startsWith('file:') ? new URL(address) : address);
}

export async function createEngine(options: EngineOptions = {}): Promise<Engine & RuleFinder & ValueEngine> {
  const { wasm, words } = options;
  const source = wasm
    ? await givenSource(wasm)
    : await bytesOf(
        () => new URL(/* @vite-ignore */ './grundyscope.wasm', import.meta.url),
        () => import('virtual:grundyscope/wasm'),
      );
  const engine = await speakingEngine(source, directLink(createModule), words, moreGames);
  const withRules = withGames(engine, [RULES], async () => {
    const lab = await bytesOf(
      () => new URL(/* @vite-ignore */ './lab.wasm', import.meta.url),
      () => import('virtual:grundyscope/lab-wasm'),
    );
    return speakingEngine(lab, directLink(createLab, { ...english, ...labEnglish }), words);
  });
  const startMore = async () => {
    const tools = await readFile(new URL(/* @vite-ignore */ './tools.wasm', import.meta.url));
    return startSpeakingFinder(tools, directLink(createTools, allEnglish, finding), words);
  };
  const started = loadOnce(startMore);
  const withMore = withFinder(withGames(withRules, moreIds, started, [...moreIds, RULES]), started);
  return withValues(withMore, async () => {
    const values = await bytesOf(
      () => new URL(/* @vite-ignore */ './values.wasm', import.meta.url),
      () => import('virtual:grundyscope/values-wasm'),
    );
    return startCalculator(values, directLink(createValues, {}, valuing));
  });
}
