import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'Two equal positions side by side are lost.',
    kind: 'proved',
    steps: [
      {
        text: 'Answer each move in the one with the same move in the other: it is always there, and the other player runs out of moves first.',
        see: { parameters: { parts: 'kayles;rows=4,3|kayles;rows=4,3' }, outcome: 'P', nimber: 0 },
      },
    ],
  },
  {
    claim: 'A position is lost exactly when the nimbers of its parts add to 0 without carry.',
    kind: 'proved',
    steps: [
      {
        text: 'If the nim-sum is s and not 0, some part has a nimber g with g xor s < g, and by the rule of the least missing number a move to that nimber: the nim-sum is then 0.',
        see: { parameters: { parts: 'kayles;rows=4|nim;heaps=3' }, outcome: 'N', nimber: 2 },
      },
      {
        text: 'If it is 0, a move changes the nimber of one part, since no option has the nimber of its position, and the nim-sum is no longer 0.',
        see: { parameters: { parts: 'kayles;rows=3|nim;heaps=3' }, outcome: 'P', nimber: 0 },
      },
    ],
  },
];
