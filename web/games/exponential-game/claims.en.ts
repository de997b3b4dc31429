import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'With the moves 1 and 4 alone the nimbers have period 5: 0, 1, 0, 1, 2.',
    kind: 'proved',
    steps: [{ text: 'A window of four nimbers comes again, and the largest move is 4.' }],
  },
  {
    claim: 'A heap below 7^7 = 823,543 has a nimber of at most 6.',
    kind: 'proved',
    steps: [{ text: 'At most six moves fit, 1, 4, 27, 256, 3125 and 46656, and the least number missing among six is 6 at the most.' }],
  },
  {
    claim: 'The first heaps with nimbers 2, 3, 4 and 5 are 4, 46658, 46674 and 49814.',
    kind: 'proved',
    steps: [
      { text: 'By the table up to there.', see: { parameters: { heaps: '46658' }, outcome: 'N', nimber: 3 } },
      { text: 'The next one.', see: { parameters: { heaps: '49814' }, outcome: 'N', nimber: 5 } },
    ],
  },
  {
    claim: 'An even heap need not be lost: the first that is won is 4.',
    kind: 'proved',
    steps: [{ text: 'Four stones can be taken at once.', see: { parameters: { heaps: '4' }, outcome: 'N', nimber: 2 } }],
  },
];
