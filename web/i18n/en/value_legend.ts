// The words of the legends of tables of values, means and temperatures. Loaded with the tables.
type OutcomeClass = 'L' | 'R' | 'N' | 'P';

export const valueLegend = {
  classes: {
    L: 'Left wins',
    R: 'Right wins',
    N: 'whoever begins wins',
    P: 'whoever begins loses',
  } satisfies Record<OutcomeClass, string> as Record<OutcomeClass, string>,
  means: { above: 'Left is ahead by 1/4, 1/2, 1, 2, … moves on average', even: 'nobody is ahead', below: 'Right is ahead' },
  temperatures: {
    above: 'hot: a move is worth 1/4, 1/2, 1, 2, …',
    even: 'a move gains no more than an infinitesimal',
    below: 'numbers: nobody wants to move',
  },
  distinct: {
    values: (values: string, positions: string) =>
      `${values} ${values === '1' ? 'value' : 'values'} in ${positions} ${positions === '1' ? 'position' : 'positions'}:`,
    numbers: (values: string, positions: string) =>
      `${values} ${values === '1' ? 'number' : 'numbers'} in ${positions} ${positions === '1' ? 'position' : 'positions'}:`,
  },
  times: (count: string) => `${count} ×`,
  choose: 'Show where',
  all: (count: string) => `Show all ${count}`,
};

export type ValueLegendWords = typeof valueLegend;
