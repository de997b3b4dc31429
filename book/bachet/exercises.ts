import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

export const exercises: Exercises = {
  answer: async (answer, engine) => {
    const [taken] = numbersIn(answer, 1) ?? [];
    if (taken === undefined || taken < 1 || taken > 6) return 'shape';
    return (await outcomeOf(engine, 'bachet', { take: '1,2,3,4,5,6', n: String(45 - taken) })) === 'P' ? undefined : 'lost';
  },
  /** The engine proves the period of the table of nimbers. */
  period: async (answer, engine) => {
    const pair = numbersIn(answer, 2);
    if (!pair) return 'shape';
    const solution = await engine.open('bachet', { take: '1,4,20,21', n: '999', width: '1000' });
    try {
      const values = (await solution.table('nimber')).rows[0] ?? [];
      const [preperiod = 0, period = 0] = pair;
      const from = (p: number) => values.findLastIndex((value, i) => i + p < values.length && values[i + p] !== value) + 1;
      const shortest = values.findIndex((_, p) => p > 0 && from(p) < 500);
      if (period !== shortest) return 'period';
      return from(period) === preperiod ? undefined : 'preperiod';
    } finally {
      solution.close();
    }
  },
};

export const examples: Record<string, Examples> = {
  answer: { right: ['3'], wrong: { '': 'shape', '7': 'shape', '1': 'lost', '6': 'lost' } },
  period: { right: ['24 41', '24, 41'], wrong: { '41': 'shape', '24 42': 'period', '0 41': 'preperiod' } },
};
