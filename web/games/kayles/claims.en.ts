import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'Whoever moves first wins with a single row of one pin or more.',
    kind: 'proved',
    steps: [
      {
        text: 'Knock down the middle pin, or the middle two: two rows of the same length are left, and each move in one is copied in the other.',
        see: { parameters: { rows: '7' }, outcome: 'N' },
      },
    ],
  },
  {
    claim:
      'A position is lost exactly when the nimbers of its rows add to 0 without carry, and a row’s nimber is the least number missing among the nim-sums of the nimbers of the two parts that a move can leave.',
    kind: 'proved',
    steps: [
      {
        text: 'Rows do not touch each other, so a position is the sum of its rows (Sprague and Grundy).',
        see: { parameters: { rows: '5,3' }, outcome: 'N', nimber: 7 },
      },
    ],
  },
  {
    claim: 'From 71 pins on the nimbers have period 12.',
    kind: 'proved',
    steps: [
      {
        text: 'A theorem on octal games (Guy and Smith, 1956): if g(n + p) = g(n) for e <= n < 2e + p + k, where k is the most pins that a move takes, then for all n >= e.',
      },
      { text: 'Here e = 71, p = 12 and k = 2: g(n + 12) = g(n) for 71 <= n < 156, which needs rows up to 167 pins. They are computed.' },
    ],
  },
];
