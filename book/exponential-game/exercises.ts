import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  even: async (answer, engine) => {
    const heap = numbersIn(answer.replace(/\bstones\b/i, ' '), 1)?.[0];
    if (heap === undefined || heap % 2 === 1 || heap > 100_000) return 'shape';
    const outcome = (size: number) => outcomeOf(engine, 'exponential-game', { heaps: String(size) });
    if ((await outcome(heap)) === 'P') return 'lost';
    for (let smaller = 0; smaller < heap; smaller += 2) if ((await outcome(smaller)) === 'N') return 'smaller';
    return undefined;
  },
  beside: async (answer, engine) => {
    const heaps = numbersIn(answer, 2);
    if (!heaps) return 'shape';
    if (heaps.some((heap) => heap > 100)) return 'large';
    const winner = await engine.judge('exponential-game', `1\n3\n46658 ${heaps.join(' ')}\n`);
    return winner.startsWith('Head') ? undefined : 'won';
  },
};

export const examples: Record<string, Examples> = {
  even: { right: ['4', '4 stones'], wrong: { '': 'shape', '3': 'shape', four: 'shape', '0': 'lost', '2': 'lost', '14': 'smaller' } },
  beside: {
    right: ['1 4', '4, 3', '(9, 6)'],
    wrong: { '': 'shape', '4': 'shape', '46658 0': 'large', '1 1': 'won', '0 0': 'won', '4 9': 'won' },
  },
};
