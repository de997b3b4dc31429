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
      'A position is lost exactly when the nimbers of its rows add to 0 without carry, and a row’s nimber is the least number missing among the sums of the two parts that a move can leave.',
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
        text: 'A theorem on octal games (Guy and Smith, 1956): if the nimbers repeat with period p from e on as far as 2e + p plus the most pins that a move takes, they do so for ever.',
      },
      { text: 'Here e = 71, p = 12 and a move takes two pins at the most: rows up to 156 pins are enough, and they are computed.' },
    ],
  },
];
