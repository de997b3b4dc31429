import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  six: async (answer, engine) => {
    const pair = numbersIn(answer, 2);
    if (!pair) return 'shape';
    return (await outcomeOf(engine, 'nim', { heaps: [...pair, 6].join(',') })) === 'P' ? undefined : 'won';
  },
  ones: async (answer, engine) => {
    const heaps = numbersIn(answer, 4)?.toSorted((a, b) => a - b);
    const moves = ['0,1,1,4', '1,1,1,0', '1,1,1,1', '1,1,1,2', '1,1,1,3'].map((move) => move.split(',').sort().join(','));
    if (!heaps || !moves.includes(heaps.join(','))) return 'shape';
    return (await outcomeOf(engine, 'nim', { heaps: heaps.join(','), misere: '1' })) === 'P' ? undefined : 'lost';
  },
};

export const examples: Record<string, Examples> = {
  six: { right: ['2 4', '1, 7', '0 6', '(8, 14)'], wrong: { '': 'shape', '3': 'shape', 'two four': 'shape', '3 4': 'won', '6 6': 'won' } },
  ones: { right: ['1 1 1 0', '0,1,1,1'], wrong: { '1 1 1 1': 'lost', '1 1 4 0': 'lost', '1 1 1 5': 'shape', '1 1': 'shape' } },
};
