import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim:
      'Every line of play lasts the same number of moves, the sum of the quotients of pile i by i, rounded down; whoever moves first wins exactly when it is odd.',
    kind: 'proved',
    steps: [
      {
        text: 'A move takes exactly i stones from pile i: it lowers one quotient by one and changes no other. Play ends when all are 0.',
        see: { parameters: { piles: '4,7,9,12' }, outcome: 'N' },
      },
    ],
  },
  {
    claim: 'All moves of a won position win.',
    kind: 'proved',
    steps: [{ text: 'After any of them the number of moves left is even.' }],
  },
  {
    claim: 'Pile i has nimber 0 or 1, the parity of its quotient.',
    kind: 'proved',
    steps: [
      {
        text: 'It has at most one option, so its nimber is 1 where that has 0, else 0. Hence the stripes of width i.',
        see: { parameters: { piles: '4,7' }, at: [3, 3], outcome: 'N', nimber: 1 },
      },
    ],
  },
];
