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

/** The nimber of a pile of n stones from which at least one and at most i are taken. */
const atMostNimber = (engine: Engine, i: number, n: number) =>
  nimberOf(engine, 'bachet', { take: Array.from({ length: i }, (_, s) => s + 1).join(','), n: String(n) });

export const exercises: Exercises = {
  even: async (answer, engine) => {
    const size = numbersIn(answer, 1);
    if (!size) return 'shape';
    return (await outcomeOf(engine, 'stone-game', { piles: [4, 7, 9, ...size].join(',') })) === 'P' ? undefined : 'won';
  },
  atmost: async (answer, engine) => {
    const nimbers = numbersIn(answer, PILES.length);
    if (!nimbers) return 'shape';
    const atMost = await Promise.all(PILES.map((n, i) => atMostNimber(engine, i + 1, n)));
    if (nimbers.every((nimber, i) => nimber === atMost[i])) return undefined;
    const exactly = await Promise.all(
      PILES.map((n, i) => nimberOf(engine, 'stone-game', { piles: [...Array<number>(i).fill(0), n].join(',') })),
    );
    return nimbers.every((nimber, i) => nimber === exactly[i]) ? 'exactly' : 'differ';
  },
  xor: async (answer, engine) => {
    const piles = numbersIn(answer, 3);
    if (!piles) return 'shape';
    if (piles.some((size, i) => size < i + 1)) return 'small';
    if ((await outcomeOf(engine, 'stone-game', { piles: piles.join(',') })) !== 'P') return 'won';
    return piles.reduce((xor, size, i) => xor ^ Math.floor(size / (i + 1)), 0) === 0 ? 'zero' : undefined;
  },
  move: async (answer, engine) => {
    const [pile, stones] = numbersIn(answer, 2) ?? [];
    if (pile === undefined || stones === undefined) return 'shape';
    if (pile < 1 || pile > PILES.length || stones < 1 || stones > pile) return 'move';
    const sizes = PILES.map((n, i) => (i === pile - 1 ? n - stones : n));
    const nimbers = await Promise.all(sizes.map((n, i) => atMostNimber(engine, i + 1, n)));
    return nimbers.reduce((sum, nimber) => sum ^ nimber) === 0 ? undefined : 'won';
  },
};

export const examples: Record<string, Examples> = {
  even: { right: ['8', '11', '0', ' 3 '], wrong: { '': 'shape', any: 'shape', '5 6': 'shape', '12': 'won', '4': 'won', '7': 'won' } },
  atmost: {
    right: ['0 1 1 2', '0, 1, 1, 2'],
    wrong: { '': 'shape', '0 1 1': 'shape', '0 1 1 1': 'exactly', '1 1 1 2': 'differ', '0 1 0 0': 'differ' },
  },
  xor: {
    right: ['1 2 6', '2, 2, 3', '4 7 9'],
    wrong: {
      '': 'shape',
      '2': 'shape',
      '2 0 0': 'small',
      '4 7 2': 'small',
      '1 4 9': 'zero',
      '1 2 3': 'won',
      '3 2 6': 'zero',
      '1 2 9': 'won',
    },
  },
  move: {
    right: ['4 2', '3, 2'],
    wrong: { '': 'shape', '4': 'shape', '5 1': 'move', '3 4': 'move', '2 0': 'move', '4 1': 'won', '1 1': 'won', '4 4': 'won' },
  },
};
