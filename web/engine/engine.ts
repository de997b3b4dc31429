// The engine: what the module gives its users, over a link to a session.
import type * as api from './api.js';
import { type Engine, type GameInfo, withUntranslated } from './api_messages.js';
import { Client } from './client.js';
import type { Connect } from './link.js';
import { compile, type WasmSource } from './load.js';
import { catalogueOf, type Message, type Phrases, render } from './message.js';
import { asSaid, inWords, type Reader } from './reading.js';
import { OpenedSolution } from './solution.js';

/** What an engine may say instead of English: its phrases, as far as they are there. */
export interface OtherLanguage {
  language: string;
  phrases: Phrases;
}

/** Names and values by turns, as the core takes them. */
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
      const output = await client.call('judge', { id, input }, options);
      options.onProgress?.(1);
      return output;
    },
    async open(id, parameters = {}, options = {}): Promise<api.Solution<Text>> {
      const texts = parameterTexts(parameters);
      const opened = await client.call('open', { id, parameters: texts }, options);
      const solution = new OpenedSolution(client, reader, id, texts, opened);
      // Solving starts at once; whoever needs it finished awaits `solve`, so a refusal is reported there.
      solution.solve(options).catch(() => {});
      return solution;
    },
    close: () => client.close(),
  };
}

/** The client, too, for those whose session answers more. */
export async function started(wasm: WasmSource, connect: Connect): Promise<{ client: Client; said: Engine }> {
  const compiled = compile(wasm);
  const client = new Client(compiled, connect);
  const told = client.call('games', {});
  // Why there is no solver comes before why nobody answers.
  told.catch(() => {});
  await Promise.race([compiled, told]).catch((error) => {
    client.close();
    throw error;
  });
  const { games, phrases } = await told;
  client.learn(phrases);
  return { client, said: { ...engineOf<Message>(client, games, asSaid), phrases: client.english.phrases } };
}

/** Says messages. */
export const engineOver = async (wasm: WasmSource, connect: Connect): Promise<Engine> => (await started(wasm, connect)).said;

/** Says English, or another language. */
export async function speakingEngine(wasm: WasmSource, connect: Connect, other?: OtherLanguage): Promise<api.Engine> {
  const { client, said } = await started(wasm, connect);
  // What the other language lacks is said in English.
  const words = other ? catalogueOf(other.language, { ...said.phrases, ...other.phrases }) : client.english;
  return withUntranslated(
    engineOf(
      client,
      said.games,
      inWords((message) => render(message, words)),
    ),
    said,
  );
}
