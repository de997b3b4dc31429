import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'The bar is Nim with four heaps: the rows above and below the bad piece, and the columns on its left and right.',
    kind: 'proved',
    steps: [
      { text: 'A cut keeps the part with the bad piece: it lowers one of the four numbers, to any smaller one, and leaves the others.' },
    ],
  },
  {
    claim:
      'So the bad piece at row r and column c of an m x n bar is lost for the player to move exactly when r xor (m - 1 - r) equals c xor (n - 1 - c).',
    kind: 'proved',
    steps: [
      { text: 'On a square bar both diagonals are lost.', see: { parameters: { m: '6', n: '6' }, at: [4, 1], outcome: 'P' } },
      {
        text: 'Where both sides are the same power of 2, every place is lost: r and m - 1 - r have no bit in common and all bits together.',
        see: { parameters: { m: '4', n: '4' }, at: [2, 1], outcome: 'P' },
      },
      {
        text: 'Where one side is even and the other odd, no place is lost: the two sides of the equation differ in their lowest bit.',
        see: { parameters: { m: '4', n: '5' }, at: [2, 1], outcome: 'N' },
      },
    ],
  },
];
