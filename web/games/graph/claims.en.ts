import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'Lost vertices are found backward from those without a move; what is never found lost or won is a draw.',
    kind: 'proved',
    steps: [
      {
        text: 'Whoever can move to a lost vertex wins, and whoever can only move to won ones loses. Follow this from the vertices without a move: each vertex that it settles is settled after finitely many moves.',
        see: { parameters: {}, at: [2, 0], outcome: 'P' },
      },
      {
        text: 'A vertex that it never settles has no edge to a lost vertex, and one to another vertex that is never settled. Going there for ever avoids every loss.',
        see: { parameters: {}, at: [4, 0], outcome: 'D' },
      },
    ],
  },
  {
    claim: 'A win takes fewer moves than there are vertices.',
    kind: 'proved',
    steps: [
      {
        text: 'If the winner hurries and the loser delays, the number of moves left falls by one with each move, so no vertex comes twice.',
      },
    ],
  },
  {
    claim:
      'A vertex may have a nimber although a cycle can be reached from it: it has nimber m if m is the mex of its followers’ nimbers and each follower without a nimber has a follower with nimber m.',
    kind: 'proved',
    steps: [
      {
        text: 'Added to a Nim heap of m stones, the token is lost for the player to move (Smith 1966; Fraenkel and Perl 1975): a move to a follower without a nimber is answered by a move to a vertex with nimber m, and the vertices are labelled in an order in which this comes to an end.',
        see: { parameters: {}, at: [2, 0], outcome: 'P', nimber: 0 },
      },
    ],
  },
];
