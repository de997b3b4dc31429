import { type Examples, type Exercises, numbersIn } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

/** Lost heaps up to 12 with the moves 2, 3 and 6. */
async function lostHeaps(engine: Engine): Promise<number[]> {
  const solution = await engine.open('bachet', { take: '2,3,6', n: '12', width: '13' });
  try {
    const { rows } = await solution.table('outcome');
    return (rows[0] ?? []).flatMap((outcome, heap) => (outcome === 'P' ? [heap] : []));
  } finally {
    solution.close();
  }
}

export const exercises: Exercises = {
  lost: async (answer, engine) => {
    const heaps = numbersIn(answer);
    if (!heaps || heaps.some((heap) => heap > 12)) return 'shape';
    const lost = await lostHeaps(engine);
    if (heaps.some((heap) => !lost.includes(heap))) return 'wrongly';
    if (!heaps.includes(0)) return 'zero';
    return lost.every((heap) => heaps.includes(heap)) ? undefined : 'missing';
  },
  length: async (answer, engine) => {
    const [length] = numbersIn(answer, 1) ?? [];
    if (length === undefined) return 'shape';
    if (length % 2 === 0) return 'even';
    const solution = await engine.open('bachet', { take: '1,2,3', n: '10' });
    try {
      return Number((await solution.answer()).remoteness) === length ? undefined : 'length';
    } finally {
      solution.close();
    }
  },
};

export const examples: Record<string, Examples> = {
  lost: {
    right: ['0 1 5 9 10', '10, 9, 5, 1, 0'],
    wrong: { none: 'shape', '0 14': 'shape', '0 1 4': 'wrongly', '0 1 2 5 10': 'wrongly', '1 5': 'zero', '0 1 5': 'missing' },
  },
  length: { right: ['5', ' 5 '], wrong: { '': 'shape', five: 'shape', '6': 'even', '3': 'length' } },
};
