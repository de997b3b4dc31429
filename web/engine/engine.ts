// The engine: the module's public interface over a link to a session.
import type * as api from './api.js';
import { type Engine, type GameInfo, withUntranslated } from './api_messages.js';
import { Client } from './client.js';
import type { Connect } from './link.js';
import { compile, type WasmSource } from './load.js';
import { catalogueOf, type Message, type Phrases, render } from './message.js';
import { asMessages, inWords, type Reader } from './reading.js';
import { OpenedSolution } from './solution.js';

/** A language other than English: those of its phrases that are translated. */
export interface OtherLanguage {
  language: string;
  phrases: Phrases;
}

/** Names and values alternating, as the core takes them. */
export function parameterTexts(parameters: api.Parameters): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [name, value ? '1' : '0'];
    return [name, Array.isArray(value) ? value.join(',') : String(value)];
  });
}

function engineOf<Text>(client: Client, games: readonly GameInfo[], reader: Reader<Text>): api.Engine<Text> {
  return {
    games: games.map(reader.game),
    async judge(id, input, options = {}) {
      const { onlyReads = false, parameters = {} } = options;
      const { output, ignored } = await client.call('judge', { id, input, parameters: parameterTexts(parameters), onlyReads }, options);
      options.onProgress?.(1);
      if (ignored) options.onIgnored?.();
      return output;
    },
    async open(id, parameters = {}, options = {}): Promise<api.Solution<Text>> {
      const texts = parameterTexts(parameters);
      const opened = await client.call('open', { id, parameters: texts }, options);
      const solution = new OpenedSolution(client, reader, id, texts, opened);
      // Solving starts at once. Its failure is reported by `solve`, which callers await if they need the solution.
      solution.solve(options).catch(() => {});
      return solution;
    },
    close: () => client.close(),
  };
}

/**
 * Starts an engine whose texts are messages; returns its client, too, for sessions that answer more. `listed`: games of other modules that
 * its list has, too.
 */
export async function started(
  wasm: WasmSource | Promise<WebAssembly.Module>,
  connect: Connect,
  listed: readonly GameInfo[] = [],
): Promise<{ client: Client; messages: Engine }> {
  const compiled = wasm instanceof Promise ? wasm : compile(wasm);
  const client = new Client(compiled, connect);
  const catalogue = client.call('games', {});
  // A module that cannot be loaded is reported before a worker that does not answer.
  catalogue.catch(() => {});
  await Promise.race([compiled, catalogue]).catch((error) => {
    client.close();
    throw error;
  });
  const { games, phrases } = await catalogue;
  client.learn(phrases);
  return { client, messages: { ...engineOf<Message>(client, [...games, ...listed], asMessages), phrases: client.english.phrases } };
}

/** Starts an engine whose texts are messages, for translation. */
export const engineOver = async (...parts: Parameters<typeof started>): Promise<Engine> => (await started(...parts)).messages;

/** The engine with texts in English, or in another language, over the client of one whose texts are messages. */
export function speaking(client: Client, messages: Engine, other?: OtherLanguage): api.Engine {
  // Phrases that the other language lacks stay English.
  const words = other ? catalogueOf(other.language, { ...messages.phrases, ...other.phrases }) : client.english;
  return withUntranslated(
    engineOf(
      client,
      messages.games,
      inWords((message) => render(message, words)),
    ),
    messages,
  );
}

/** Starts an engine whose texts are English, or another language. */
export async function speakingEngine(
  wasm: WasmSource,
  connect: Connect,
  other?: OtherLanguage,
  listed?: readonly GameInfo[],
): Promise<api.Engine> {
  const { client, messages } = await started(wasm, connect, listed);
  return speaking(client, messages, other);
}
