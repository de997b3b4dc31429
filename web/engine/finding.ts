// Finding rules of rule texts, which only the module of all games does (cpp/doors/wasm/tools.cpp).
import type { Engine, FoundRules as FoundInWords, RuleFinder } from './api.js';
import type { FoundRules, Engine as MessageEngine } from './api_messages.js';
import type { Bindings, RuleBindings } from './bindings.js';
import { type OtherLanguage, parameterTexts, speaking, started } from './engine.js';
import type { Connect } from './link.js';
import type { WasmSource } from './load.js';
import { catalogueOf, type Message, render } from './message.js';
import { startedBeside } from './modules.js';
import type { Others, Request } from './protocol.js';
import { encoded, unwrap } from './session.js';

/** Answers `findRule`, with the module of all games. */
export function finding(module: Bindings): Others {
  const { findRule } = module as Bindings & RuleBindings;
  return (request: Request, run) => {
    if (request.kind !== 'findRule') return undefined;
    return (async () => JSON.parse((await run(unwrap(findRule(encoded(request.parameters))).handle)).json ?? 'null'))();
  };
}

/** Starts the engine of all games, whose texts are messages. */
export async function startFinder(wasm: WasmSource, connect: Connect): Promise<MessageEngine & RuleFinder<Message>> {
  const { client, messages } = await started(wasm, connect);
  return Object.assign(messages, {
    findRule: (...[parameters, options = {}]: Parameters<RuleFinder['findRule']>) =>
      client.call('findRule', { parameters: parameterTexts(parameters) }, options),
  });
}

/** The same with texts in English, or in another language. */
export async function startSpeakingFinder(wasm: WasmSource, connect: Connect, other?: OtherLanguage): Promise<Engine & RuleFinder> {
  const { client, messages } = await started(wasm, connect);
  const words = other ? catalogueOf(other.language, { ...messages.phrases, ...other.phrases }) : client.english;
  return Object.assign(speaking(client, messages, other), {
    findRule: async (...[parameters, options = {}]: Parameters<RuleFinder['findRule']>) =>
      inWords(await client.call('findRule', { parameters: parameterTexts(parameters) }, options), (message) => render(message, words)),
  });
}

const inWords = ({ rules, ...counts }: FoundRules, words: (message: Message) => string): FoundInWords => ({
  ...counts,
  rules: rules.map(({ text, notes, proved, ...rule }) => ({
    ...rule,
    text: words(text),
    ...(notes && { notes: notes.map(words) }),
    ...(proved !== undefined && { proved: words(proved) }),
  })),
});

/** Returns the engine extended by `findRule`, which starts the engine of all games the first time. */
export function withFinder<Extended extends Engine>(engine: Extended, start: () => Promise<Engine & RuleFinder>): Extended & RuleFinder {
  const finder = startedBeside(engine, start);
  return Object.assign(engine, {
    findRule: async (...call: Parameters<RuleFinder['findRule']>) => (await finder()).findRule(...call),
  });
}
