import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

/** Rows without those that have gone, sorted. */
const sorted = (rows: readonly number[]) =>
  rows
    .filter((row) => row > 0)
    .toSorted((a, b) => a - b)
    .join(',');

export const exercises: Exercises = {
  dudeney: async (answer, engine) => {
    const rows = numbersIn(answer);
    if (!rows) return 'shape';
    const solution = await engine.open('kayles', { rows: '1,11' });
    try {
      const { options } = await solution.explain();
      const same = options.find(({ to }) => sorted((to.match(/\d+/g) ?? []).map(Number)) === sorted(rows));
      if (!same) return 'move';
      return same.outcome === 'P' ? undefined : 'lost';
    } finally {
      solution.close();
    }
  },
  beside: async (answer, engine) => {
    const [row] = numbersIn(answer, 1) ?? [];
    if (row === undefined) return 'shape';
    if (row <= 100) return 'short';
    return (await outcomeOf(engine, 'kayles', { rows: `5,${row}` })) === 'P' ? undefined : 'won';
  },
  three: async (answer, engine) => {
    const rows = numbersIn(answer, 3);
    if (!rows) return 'shape';
    if (rows.some((row) => row < 4 || row > 11)) return 'range';
    if (new Set(rows).size < 3) return 'same';
    return (await outcomeOf(engine, 'kayles', { rows: rows.join(',') })) === 'P' ? undefined : 'won';
  },
};

export const examples: Record<string, Examples> = {
  dudeney: {
    right: ['1 3 7', '7, 3, 1'],
    wrong: { '': 'shape', 'the middle': 'shape', '1 11': 'move', '3 3': 'move', '1 5 5': 'lost', '11': 'lost', '1 10': 'lost' },
  },
  beside: {
    right: ['101', '108', '1001', '1200'],
    wrong: { '': 'shape', '5, 9': 'shape', '5': 'short', '100': 'short', '102': 'won', '107': 'won' },
  },
  three: {
    right: ['4 6 7', '11, 5, 7', '8 6 10'],
    wrong: { '': 'shape', '4 6': 'shape', '1 2 3': 'range', '4 6 12': 'range', '4 4 6': 'same', '4 5 6': 'won', '9 10 8': 'won' },
  },
};
