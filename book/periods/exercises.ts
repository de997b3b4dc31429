import { type Examples, type Exercises, numbersIn } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  /** The engine proves a period by the same theorem. */
  seven: async (answer, engine) => {
    const take = numbersIn(answer, 2);
    if (!take || take[0] === take[1] || take.some((move) => move < 1 || move > 50)) return 'shape';
    const solution = await engine.open('bachet', { take: take.join(','), n: '400', width: '401' });
    try {
      const values = (await solution.table('nimber')).rows[0] ?? [];
      // A window of 50 values, as long as the largest move, twice: that proves it.
      const repeats = (period: number) => values.slice(200, 250).every((value, i) => values[200 + period + i] === value);
      return [1, 2, 3, 4, 5, 6, 7].find(repeats) === 7 ? undefined : 'other';
    } finally {
      solution.close();
    }
  },
  window: (answer) => {
    const [length] = numbersIn(answer, 1) ?? [];
    if (length === undefined) return 'shape';
    return length === Math.max(3, 5) ? undefined : 'largest';
  },
};

export const examples: Record<string, Examples> = {
  seven: { right: ['3 4', '2, 5', '1 6'], wrong: { '7': 'shape', '3 3': 'shape', '1 2': 'other', '5 7': 'other' } },
  window: { right: ['5'], wrong: { five: 'shape', '3': 'largest', '8': 'largest' } },
};
