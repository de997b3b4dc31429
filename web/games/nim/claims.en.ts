import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'In normal play a position is lost exactly when the heaps add to 0 in binary without carry (Bouton, 1901).',
    kind: 'proved',
    steps: [
      {
        text: 'The end, no stones, has sum 0, and whoever is to move there has lost.',
        see: { parameters: { heaps: '0,0' }, outcome: 'P' },
      },
      {
        text: 'From sum 0 every move leads to another sum: one heap changes, and with it the sum.',
        see: { parameters: { heaps: '2,4,6' }, outcome: 'P' },
      },
      {
        text: 'From a sum s > 0 some move leads to sum 0: a heap x with the highest bit of s falls to x xor s, which is smaller.',
        see: { parameters: { heaps: '3,5,7' }, outcome: 'N', nimber: 1 },
      },
    ],
  },
  {
    claim: 'In normal play a won position has an odd number of winning moves.',
    kind: 'proved',
    steps: [
      {
        text: 'Each heap with the highest bit of the sum has exactly one, the others none; and since that bit stands in the sum, an odd number of heaps have it.',
      },
    ],
  },
  {
    claim:
      'In misère play the outcomes are the same while a heap exceeds 1; when none does, a position is lost exactly when the number of stones is odd.',
    kind: 'proved',
    steps: [
      {
        text: 'Heaps of one stone go one by one, and whoever takes the last loses.',
        see: { parameters: { heaps: '1,1,1', misere: '1' }, outcome: 'P' },
      },
      {
        text: 'With one heap above 1 the player to move leaves it as 0 or 1, so that an odd number of ones is left. With more such heaps play goes on as in normal Nim, and it is the winner there who comes to make that move: a single heap above 1 never adds to 0, so only the loser leaves one.',
        see: { parameters: { heaps: '2,2', misere: '1' }, outcome: 'P' },
      },
    ],
  },
];
