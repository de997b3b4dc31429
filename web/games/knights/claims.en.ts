import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim:
      'Play ends: each move lowers row plus column by 1 or 3, and exactly on the squares with row and column at most 1 a knight cannot move.',
    kind: 'proved',
    steps: [
      {
        text: 'The moves add (1, -2), (-1, -2), (-2, -1) and (-2, 1) to row and column. From column 2 on (1, -2) or (-1, -2) stays on the board; from row 2 on, in columns 0 and 1, (-2, 1) does. On the other four squares none does.',
        see: { parameters: { n: '8' }, at: [1, 1], outcome: 'P', nimber: 0 },
      },
    ],
  },
  {
    claim: 'No square has a nimber above 4.',
    kind: 'proved',
    steps: [{ text: 'A knight has four moves at the most, and the least number missing among four is 4 at the most.' }],
  },
  {
    claim: 'A position is lost exactly when the nimbers of its knights’ squares add to 0 without carry.',
    kind: 'proved',
    steps: [
      {
        text: 'Several knights may share a square and none is in the way of another: the position is a sum of games with one knight each (Sprague and Grundy).',
      },
      { text: 'That is what saves the joint table: six knights on a board of 8 x 8 have 119,877,472 positions, one knight has 64.' },
    ],
  },
];
