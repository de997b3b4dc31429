import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

/** The remoteness of a heap of Bachet's game. */
async function lengthOf(engine: Engine, take: string, n: number): Promise<number> {
  const solution = await engine.open('bachet', { take, n: String(n) });
  try {
    return Number((await solution.answer()).remoteness);
  } finally {
    solution.close();
  }
}

export const exercises: Exercises = {
  length: async (answer, engine) => {
    const [length] = numbersIn(answer, 1) ?? [];
    if (length === undefined) return 'shape';
    if (length % 2 === 0) return 'even';
    return (await lengthOf(engine, '1,2,3', 10)) === length ? undefined : 'length';
  },
  strip: async (answer, engine) => {
    const [n = 0, d = 0] = numbersIn(answer, 2) ?? [];
    if (n < 7 || n > 12 || d < 4 || d > 6) return 'shape';
    return (await outcomeOf(engine, 'dominoes', { n: String(n), k: '2', d: String(d) })) === 'D' ? undefined : 'decided';
  },
  four: async (answer, engine) => {
    const [heap] = numbersIn(answer, 1) ?? [];
    if (heap === undefined || heap > 1000) return 'shape';
    const length = await lengthOf(engine, '1,3,4', heap);
    if (length % 2 === 1) return 'won';
    const lower = await Promise.all(Array.from({ length: heap }, (_, n) => lengthOf(engine, '1,3,4', n)));
    return length === 4 && !lower.includes(4) ? undefined : 'other';
  },
};

export const examples: Record<string, Examples> = {
  length: { right: ['5', ' 5 '], wrong: { '': 'shape', five: 'shape', '6': 'even', '3': 'length' } },
  strip: {
    right: ['9 4', '12, 5'],
    wrong: { '': 'shape', '8': 'shape', '6 4': 'shape', '8 3': 'shape', '8 4': 'decided', '9 5': 'decided' },
  },
  four: { right: ['7'], wrong: { '': 'shape', '5': 'won', '2': 'other', '9': 'other' } },
};
