import { type Examples, type Exercises, heapsAfter, numbersIn, outcomeOf } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  only: async (answer, engine) => {
    const heap = numbersIn(answer.replace(/\b(stones|piedras)\b/i, ' '), 1)?.[0];
    if (heap === undefined || heap > 100_000) return 'shape';
    if (heap <= 100) return 'small';
    const moves = [1, 4, 27, 256, 3125, 46656].filter((move) => move <= heap);
    const outcomes = await Promise.all(moves.map((move) => outcomeOf(engine, 'exponential-game', { heaps: String(heap - move) })));
    const wins = moves.filter((_, i) => outcomes[i] === 'P');
    if (wins.length === 0) return 'lost';
    if (!wins.includes(27)) return 'none';
    return wins.length > 1 ? 'other' : undefined;
  },
  move: async (answer, engine) => {
    const heaps = heapsAfter(answer, [27, 29, 35], [1, 4, 27]);
    if (heaps === 'shape' || heaps === 'move') return heaps;
    return (await outcomeOf(engine, 'exponential-game', { heaps })) === 'P' ? undefined : 'won';
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
  only: {
    right: ['111', '139', '167 stones', '167 piedras'],
    wrong: { '': 'shape', '200001': 'shape', '27': 'small', '112': 'lost', '115': 'none', '113': 'other', '116': 'other' },
  },
  move: {
    right: ['27 1', '27, 4'],
    wrong: { '': 'shape', '27': 'shape', '28 1': 'move', '29 2': 'move', '27 27': 'won', '29 27': 'won', '35 4': 'won' },
  },
  beside: {
    right: ['1 4', '4, 3', '(9, 6)'],
    wrong: { '': 'shape', '4': 'shape', '46658 0': 'large', '1 1': 'won', '0 0': 'won', '4 9': 'won' },
  },
};
