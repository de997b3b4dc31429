import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

/** One whole number, with or without a name before it or a word after it. */
const numberIn = (answer: string) => numbersIn(answer.replace(/^\s*k\s*=|\b(places|layers)\b/gi, ' '), 1)?.[0];

export const exercises: Exercises = {
  count: async (answer, engine) => {
    const given = numberIn(answer);
    if (given === undefined) return 'shape';
    const solution = await engine.open('exclusively-edible', { m: 6, n: 6 });
    try {
      const lost = (await solution.table('outcome')).rows.flat().filter((value) => value === 'P').length;
      if (given === lost) return undefined;
      if (given === 12) return 'diagonals';
      return given === 36 - lost ? 'won' : 'other';
    } finally {
      solution.close();
    }
  },
  // From a corner three of the six heaps are empty.
  block: async (answer, engine) => {
    const layers = numberIn(answer);
    if (layers === undefined || layers === 0) return 'shape';
    const outcome = (third: number) => outcomeOf(engine, 'nim', { heaps: [4 - 1, 5 - 1, third].join(',') });
    if ((await outcome(layers - 1)) === 'P') return undefined;
    return (await outcome(layers)) === 'P' ? 'off' : 'won';
  },
};

export const examples: Record<string, Examples> = {
  count: {
    right: ['20', '20 places'],
    wrong: { '': 'shape', 'all of them': 'shape', '4 5': 'shape', '12': 'diagonals', '16': 'won', '36': 'other', '0': 'other' },
  },
  block: { right: ['8', 'k = 8'], wrong: { '': 'shape', '0': 'shape', '4 5 8': 'shape', '7': 'off', '1': 'won', '9': 'won' } },
};
