import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

const PILES = [4, 7, 9, 12];

async function nimberOf(engine: Engine, game: string, parameters: Record<string, string>): Promise<number> {
  const solution = await engine.open(game, parameters);
  try {
    return Number((await solution.answer()).nimber);
  } finally {
    solution.close();
  }
}

export const exercises: Exercises = {
  even: async (answer, engine) => {
    const size = numbersIn(answer, 1);
    if (!size) return 'shape';
    return (await outcomeOf(engine, 'stone-game', { piles: [4, 7, 9, ...size].join(',') })) === 'P' ? undefined : 'won';
  },
  atmost: async (answer, engine) => {
    const nimbers = numbersIn(answer, PILES.length);
    if (!nimbers) return 'shape';
    const upTo = (i: number) => Array.from({ length: i }, (_, s) => s + 1).join(',');
    const atMost = await Promise.all(PILES.map((n, i) => nimberOf(engine, 'bachet', { take: upTo(i + 1), n: String(n) })));
    if (nimbers.every((nimber, i) => nimber === atMost[i])) return undefined;
    const exactly = await Promise.all(
      PILES.map((n, i) => nimberOf(engine, 'stone-game', { piles: [...Array<number>(i).fill(0), n].join(',') })),
    );
    return nimbers.every((nimber, i) => nimber === exactly[i]) ? 'exactly' : 'differ';
  },
};

export const examples: Record<string, Examples> = {
  even: { right: ['8', '11', '0', ' 3 '], wrong: { '': 'shape', any: 'shape', '5 6': 'shape', '12': 'won', '4': 'won', '7': 'won' } },
  atmost: {
    right: ['0 1 1 2', '0, 1, 1, 2'],
    wrong: { '': 'shape', '0 1 1': 'shape', '0 1 1 1': 'exactly', '1 1 1 2': 'differ', '0 1 0 0': 'differ' },
  },
};
