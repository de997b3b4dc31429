// The examples and symbols of the page; their words are in words/. What goes into the line is of characters that its font has.
export const examples = {
  switch: ['{2|0} + *'],
  half: ['1/2'],
  weight: ['⇑*'],
  stars: ['*2 + *3'],
  hot: ['{4|1||-3}'],
  switches: ['±1 + ±2'],
  tiny: ['Tiny(2)'],
  confused: ['{1|0}', '1/2'],
} as const satisfies Record<string, readonly [expression: string, other?: string]>;
export type ExampleName = keyof typeof examples;

/** The chapters of the book on values. */
export type ChapterName = 'numbers' | 'ups-and-stars' | 'hot-games';

/** `ascii`: how it is typed where that differs. `inserted`: what its button puts in. `chapter`: where the book explains it. */
export const symbols = {
  number: { text: '3/4', inserted: '3/4', chapter: 'numbers' },
  star: { text: '*', inserted: '*', chapter: 'ups-and-stars' },
  up: { text: '↑', ascii: '^', inserted: '↑', chapter: 'ups-and-stars' },
  down: { text: '↓', ascii: 'v', inserted: '↓', chapter: 'ups-and-stars' },
  copies: { text: '3·', ascii: '3.', inserted: '3·', chapter: 'ups-and-stars' },
  switch: { text: '±1', ascii: '+-1', inserted: '±', chapter: 'hot-games' },
  options: { text: '{L|R}', inserted: '{|}', chapter: 'numbers' },
  tiny: { text: '⧾2', ascii: 'Tiny(2)', inserted: 'Tiny(2)', chapter: 'ups-and-stars' },
  uptimal: { text: '↑²', ascii: '^<2>', inserted: '↑²', chapter: 'ups-and-stars' },
} as const satisfies Record<string, { text: string; ascii?: string; inserted: string; chapter: ChapterName }>;
export type SymbolName = keyof typeof symbols;
