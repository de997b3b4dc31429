import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'Two coins on the same square cancel.',
    kind: 'proved',
    steps: [
      {
        text: 'Whoever wins without the two plays on as if they were not there, and answers a move of one of them with the same move of the other. No arithmetic is needed.',
        see: { parameters: { counts: '0,0,2' }, outcome: 'P' },
      },
    ],
  },
  {
    claim:
      'A coin on square i is a Nim heap of i stones: a position is lost exactly when the squares with an odd number of coins add to 0 in binary without carry.',
    kind: 'proved',
    steps: [
      { text: 'A coin moves to any lower square, as a heap falls to any smaller size; so its nimber is i.' },
      { text: 'Three coins on 1, 2 and 3 are lost, without any pair.', see: { parameters: { counts: '1,1,1' }, outcome: 'P' } },
    ],
  },
];
