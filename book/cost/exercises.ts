import { type Examples, type Exercises, numbersIn } from '../../web/book/exercise.js';

/** Calls of the recursion for the moves 1, 2 and 3. */
const calls = (n: number): number => (n < 0 ? 0 : 1 + calls(n - 1) + calls(n - 2) + calls(n - 3));

export const exercises: Exercises = {
  calls: (answer) => {
    const [count] = numbersIn(answer, 1) ?? [];
    if (count === undefined) return 'shape';
    if (count === calls(6)) return undefined;
    return count === calls(6) - 1 ? 'one' : 'calls';
  },
  states: async (answer, engine) => {
    const pair = numbersIn(answer, 2);
    if (!pair) return 'shape';
    const solution = await engine.open('nim', { heaps: '20,20', max: '20' });
    try {
      const { x, y } = solution.shape;
      const [joint, rows] = [x.count * y.count, x.count + y.count];
      if (pair.includes(joint) && pair.includes(rows)) return undefined;
      return pair.includes(20 * 20) || pair.includes(20 + 20) ? 'zero' : 'states';
    } finally {
      solution.close();
    }
  },
};

export const examples: Record<string, Examples> = {
  calls: { right: ['52'], wrong: { many: 'shape', '51': 'one', '28': 'calls' } },
  states: { right: ['441 42', '441, 42'], wrong: { '441': 'shape', '400 40': 'zero', '441 21': 'states' } },
};
