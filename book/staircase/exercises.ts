import { type Examples, type Exercises, numbersIn, outcomeOf, type Programs, testByTest } from '../../web/book/exercise.js';
import moore from '../../web/lab/gallery/moore.game?raw';
import staircase from '../../web/lab/gallery/staircase.game?raw';

const start = [3, 4, 2, 1];

/** True if a move leads from the start to these coins. */
function isMove(coins: readonly number[]): boolean {
  return start.some((count, from) =>
    Array.from({ length: count }, (_, i) => i + 1).some((moved) =>
      coins.every((coin, step) => coin === (start[step] ?? 0) - (step === from ? moved : 0) + (step === from - 1 ? moved : 0)),
    ),
  );
}

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const coins = numbersIn(answer, 4);
    if (!coins) return 'shape';
    if (!isMove(coins)) return 'move';
    return (await outcomeOf(engine, 'rules', { text: staircase, s: coins.join() })) === 'P' ? undefined : 'lost';
  },
  balance: async (answer, engine) => {
    const [heap] = numbersIn(answer, 1) ?? [];
    if (heap === undefined || heap < 1 || heap > 7) return 'shape';
    return (await outcomeOf(engine, 'rules', { text: moore, h: `3,5,6,${heap}` })) === 'P' ? undefined : 'won';
  },
};

/** The chapter's claim on Moore's Nim, for heaps of any size. */
export function isBalanced(k: bigint, heaps: readonly bigint[]): boolean {
  const digits = Math.max(...heaps.map((heap) => heap.toString(2).length));
  return Array.from({ length: digits }, (_, bit) => heaps.filter((heap) => (heap >> BigInt(bit)) & 1n)).every(
    (ones) => BigInt(ones.length) % (k + 1n) === 0n,
  );
}

export const programs: Programs = {
  program: (input) => testByTest(input, ([k, ...heaps]) => (isBalanced(BigInt(k ?? ''), heaps.map(BigInt)) ? 'second' : 'first')),
};

export const examples: Record<string, Examples> = {
  move: {
    right: ['2 4 2 1', '2, 4, 2, 1', '3 4 3 0'],
    wrong: { '': 'shape', '3 4 2': 'shape', '3 4 2 1': 'move', '3 4 1 1': 'move', '0 4 2 1': 'lost', '4 3 2 1': 'lost', '3 5 1 1': 'lost' },
  },
  balance: {
    right: ['7', ' 7 '],
    wrong: { '': 'shape', '8': 'shape', '3 5': 'shape', '1': 'won', '6': 'won' },
  },
};
