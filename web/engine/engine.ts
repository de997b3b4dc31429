// The engine: what the module gives its users, over a link to a session.
import type { Engine, GameInfo, Parameters, Solution } from './api.js';
import { Client } from './client.js';
import type { Connect } from './link.js';
import { compile, type WasmSource } from './load.js';
import type { Speak } from './phrase.js';
import { OpenedSolution } from './solution.js';

/** Names and values by turns, as the core takes them. */
export function parameterTexts(parameters: Parameters): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [name, value ? '1' : '0'];
    return [name, Array.isArray(value) ? value.join(',') : String(value)];
  });
}

export async function engineOver(wasm: WasmSource, connect: Connect, speak?: Speak): Promise<Engine> {
  const client = new Client(await compile(wasm), connect, speak);
  const games: readonly GameInfo[] = await client.call('games', {});
  return {
    games,
    async judge(id, input, options = {}) {
      const output = await client.call('judge', { id, input }, options);
      options.onProgress?.(1);
      return output;
    },
    async open(id, parameters = {}, options = {}): Promise<Solution> {
      const texts = parameterTexts(parameters);
      const opened = await client.call('open', { id, parameters: texts }, options);
      const solution = new OpenedSolution(client, id, texts, opened);
      // Solving starts at once; whoever needs it finished awaits `solve`, so a refusal is reported there.
      solution.solve(options).catch(() => {});
      return solution;
    },
    close: () => client.close(),
  };
}
