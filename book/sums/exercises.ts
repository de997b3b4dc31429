import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  third: async (answer, engine) => {
    const [heap] = numbersIn(answer, 1) ?? [];
    if (heap === undefined || heap > 1000) return 'shape';
    return (await outcomeOf(engine, 'take-away', { take: '1,2,3', heaps: `5,10,${heap}` })) === 'P' ? undefined : 'won';
  },
  grow: async (answer, engine) => {
    const heaps = numbersIn(answer, 3);
    const others = [11, 5, 6].filter((heap) => !heaps?.includes(heap));
    if (!heaps || others.length !== 1) return 'shape';
    return (await outcomeOf(engine, 'nim', { heaps: heaps.join(',') })) === 'P' ? undefined : 'sum';
  },
  /** Parts with these nimbers are as good as heaps of Nim. */
  cancel: async (answer, engine) => {
    const [nimber] = numbersIn(answer, 1) ?? [];
    if (nimber === undefined) return 'shape';
    return (await outcomeOf(engine, 'nim', { heaps: `${nimber},3,1` })) === 'P' ? undefined : 'sum';
  },
};

export const examples: Record<string, Examples> = {
  third: { right: ['3', '7', '11'], wrong: { '': 'shape', '2000': 'shape', '5': 'won', '0': 'won' } },
  grow: {
    right: ['3 5 6', '6, 5, 3', '11 13 6', '11 5 14'],
    wrong: { '': 'shape', '11 5 6': 'shape', '3 4 6': 'shape', '10 5 6': 'sum', '11 3 6': 'sum' },
  },
  cancel: { right: ['2', ' 2 '], wrong: { two: 'shape', '0': 'sum', '6': 'sum', '1': 'sum' } },
};
