import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'A position is lost exactly when the nimbers of its heaps add to 0 in binary without carry (Sprague and Grundy).',
    kind: 'proved',
    steps: [
      {
        text: 'A heap’s nimber is the least number that no option of it has. Where there is no move all nimbers are 0, and so is the sum. A move never keeps the nimber of its heap: from sum 0 every move leads to another sum.',
      },
      {
        text: 'From a sum s > 0 take a heap whose nimber g has the highest bit of s: g xor s is smaller than g, so some move leads to it. That leaves sum 0.',
        see: { parameters: { take: '1,3,4', heaps: '9,14,5' }, outcome: 'N', nimber: 3 },
      },
    ],
  },
  {
    claim:
      'The outcomes of the heaps do not decide: with 1, 2 and 3 the heaps 1, 1 are lost and 1, 2 are won, and all three single heaps are won.',
    kind: 'proved',
    steps: [
      { text: 'By looking.', see: { parameters: { take: '1,2,3', heaps: '1,1' }, outcome: 'P' } },
      { text: 'And once more.', see: { parameters: { take: '1,2,3', heaps: '1,2' }, outcome: 'N' } },
    ],
  },
];
