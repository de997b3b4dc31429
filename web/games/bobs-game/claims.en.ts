import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'On a board without damage a single king is lost exactly where row and column, counted from 0, are both even.',
    kind: 'proved',
    steps: [
      {
        text: 'From such a square every move, up, left or up-left, changes the parity of row or column.',
        see: { parameters: { board: '..../..../..../....' }, at: [2, 2], outcome: 'P' },
      },
      {
        text: 'From any other square one of the three moves makes both even.',
        see: { parameters: { board: '..../..../..../....' }, at: [3, 2], outcome: 'N' },
      },
    ],
  },
  {
    claim: 'No square has a nimber above 3.',
    kind: 'proved',
    steps: [{ text: 'A king has three moves at the most.' }],
  },
  {
    claim:
      'With nim-sum s a move of a king from nimber g wins exactly when it leads to nimber g xor s. So all winning moves are counted in O(squares + kings).',
    kind: 'proved',
    steps: [
      {
        text: 'The other kings keep their nimbers, so the sum becomes 0 for that nimber and no other.',
        see: { parameters: { board: '.K/.K' }, outcome: 'N', nimber: 3 },
      },
    ],
  },
];
