import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  reach: async (answer, engine) => {
    const cells = numbersIn(answer);
    if (!cells) return 'shape';
    const solution = await engine.open('ungame', { n: '9' });
    try {
      const { options } = await solution.explain([6, 3]);
      const reached = options.map(({ cell }) => cell?.[0]);
      if (cells.some((cell) => !reached.includes(cell))) return 'off';
      return reached.every((cell) => cell !== undefined && cells.includes(cell)) ? undefined : 'missing';
    } finally {
      solution.close();
    }
  },
  misere: async (answer, engine) => {
    const heaps = numbersIn(answer)?.join(',');
    if (!heaps || /^[0,]+$/.test(heaps)) return 'shape';
    const normal = await outcomeOf(engine, 'nim', { heaps });
    return (await outcomeOf(engine, 'nim', { heaps, misere: '1' })) !== normal ? undefined : 'same';
  },
  draw: async (answer, engine) => {
    const s = answer.trim().toLowerCase();
    if (!/^[a-z]{6}$/.test(s) || new Set(s).size < 2) return 'shape';
    return (await outcomeOf(engine, 'letter-picking', { s })) === 'D' ? undefined : 'decided';
  },
};

export const examples: Record<string, Examples> = {
  reach: { right: ['3 9', '9, 3'], wrong: { '': 'shape', three: 'shape', '5 7': 'off', '3 10': 'off', '9': 'missing' } },
  misere: { right: ['1', '1 1', '1, 1, 1', '0 1'], wrong: { '': 'shape', two: 'shape', '0': 'shape', '3 5 7': 'same', '2 2': 'same' } },
  draw: { right: ['aabbcc', 'abccba', 'AABBAA'], wrong: { aaaaaa: 'shape', abc: 'shape', forces: 'decided', abcabc: 'decided' } },
};
