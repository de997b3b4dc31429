import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  third: async (answer, engine) => {
    const [heap] = numbersIn(answer, 1) ?? [];
    if (heap === undefined || heap > 1000) return 'shape';
    return (await outcomeOf(engine, 'take-away', { take: '1,2,3', heaps: `5,10,${heap}` })) === 'P' ? undefined : 'won';
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
  cancel: { right: ['2', ' 2 '], wrong: { two: 'shape', '0': 'sum', '6': 'sum', '1': 'sum' } },
};
