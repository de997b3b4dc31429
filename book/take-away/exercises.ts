import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

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
};
