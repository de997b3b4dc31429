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

/** `ascii`: how it is typed where that differs. `inserted`: what its button puts in. */
export const symbols = {
  number: { text: '3/4', inserted: '3/4' },
  star: { text: '*', inserted: '*' },
  up: { text: '↑', ascii: '^', inserted: '↑' },
  down: { text: '↓', ascii: 'v', inserted: '↓' },
  copies: { text: '3·', ascii: '3.', inserted: '3·' },
  switch: { text: '±1', ascii: '+-1', inserted: '±' },
  options: { text: '{L|R}', inserted: '{|}' },
  tiny: { text: '⧾2', ascii: 'Tiny(2)', inserted: 'Tiny(2)' },
  uptimal: { text: '↑²', ascii: '^<2>', inserted: '↑²' },
} as const satisfies Record<string, { text: string; ascii?: string; inserted: string }>;
export type SymbolName = keyof typeof symbols;
