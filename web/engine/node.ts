// The package's door in Node: the engine in the same thread. Importing runs nothing.
import { readFile } from 'node:fs/promises';
import createModule from '../../build/wasm/grundyscope.mjs';
import createLab from '../../build/wasm/lab.mjs';
import type { Engine } from './api.js';
import type { EngineOptions } from './browser.js';
import { speakingEngine } from './engine.js';
import { directLink } from './link.js';
import { withRules } from './rules.js';

export type * from './api.js';
export type { EngineOptions } from './browser.js';
export type { OtherLanguage } from './engine.js';
export { EngineError, type ErrorCode, type Place } from './errors.js';
export type { Forms, Message, Pattern, Phrases } from './message.js';

export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const address = options.wasm ?? new URL(/* @vite-ignore */ './grundyscope.wasm', import.meta.url);
  const file = typeof address === 'string' && address.startsWith('file:') ? new URL(address) : address;
  const engine = await speakingEngine(await readFile(file), directLink(createModule), options.words);
  const lab = new URL(/* @vite-ignore */ './lab.wasm', import.meta.url);
  return withRules(engine, async () => speakingEngine(await readFile(lab), directLink(createLab), options.words));
}
