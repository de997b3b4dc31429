import { type Examples, type Exercises, heapsAfter, numbersIn, outcomeOf } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  third: async (answer, engine) => {
    const heap = numbersIn(answer, 1)?.[0];
    if (heap === undefined) return 'shape';
    const input = `3 1 3 4\n3 5 6 ${heap}\n`;
    return (await engine.judge('take-away', input)).startsWith('Second') ? undefined : 'won';
  },
  pair: async (answer, engine) => {
    const heaps = numbersIn(answer, 2);
    if (!heaps) return 'shape';
    if (heaps.some((heap) => heap >= 8)) return 'large';
    if (heaps[0] === heaps[1]) return 'same';
    const position = { take: '2,4,7', heaps: heaps.join(',') };
    if ((await outcomeOf(engine, 'take-away', position)) !== 'P') return 'won';
    return heaps.every((heap) => heap < 2) ? 'stuck' : undefined;
  },
  move: async (answer, engine) => {
    const heaps = heapsAfter(answer, [10, 12, 16], [1, 3, 4]);
    if (heaps === 'shape' || heaps === 'move') return heaps;
    return (await outcomeOf(engine, 'take-away', { take: '1,3,4', heaps })) === 'P' ? undefined : 'won';
  },
  set: async (answer, engine) => {
    const moves = numbersIn(answer);
    if (!moves || new Set(moves).size < moves.length || moves.some((move) => move < 1 || move > 6)) return 'shape';
    if (moves.length < 3) return 'few';
    const solution = await engine.open('take-away', { take: moves.toSorted((a, b) => a - b).join(','), heaps: '6' });
    try {
      return Number((await solution.answer()).nimber) === 3 ? undefined : 'other';
    } finally {
      solution.close();
    }
  },
};

export const examples: Record<string, Examples> = {
  third: {
    right: ['1', '3', '8', ' 10 ', '70000001'],
    wrong: { '': 'shape', one: 'shape', '5 6': 'shape', '0': 'won', '2': 'won', '4': 'won', '11': 'won' },
  },
  pair: {
    right: ['0 6', '6, 1', '(2, 3)', '4 5'],
    wrong: { '': 'shape', '2': 'shape', '9 12': 'large', '5 5': 'same', '1 0': 'stuck', '3 5': 'won', '0 7': 'won' },
  },
  move: {
    right: ['12 4', '16, 3'],
    wrong: { '': 'shape', '12': 'shape', '9 1': 'move', '12 2': 'move', '10 1': 'won', '12 3': 'won', '16 4': 'won' },
  },
  set: {
    right: ['1 2 6', '6, 2, 1', '2 4 5', '2 3 4 5 6'],
    wrong: { '': 'shape', '1 1 2': 'shape', '1 2 7': 'shape', '0 1 2': 'shape', '2 6': 'few', '1 2 5': 'other', '1 2 3': 'other' },
  },
};
