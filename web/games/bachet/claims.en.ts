import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'With the moves 1, 2, ..., m a heap is lost exactly when m + 1 divides it.',
    kind: 'proved',
    steps: [
      {
        text: 'From a multiple of m + 1 every move of s stones is answered by m + 1 - s, which leaves the next lower multiple, and at last none.',
        see: { parameters: { take: '1,2,3', n: '12' }, outcome: 'P' },
      },
      { text: 'From any other heap the remainder can be taken.', see: { parameters: { take: '1,2,3', n: '13' }, outcome: 'N' } },
    ],
  },
  {
    claim: 'For every finite set of moves the nimbers repeat for ever from some heap on.',
    kind: 'proved',
    steps: [
      {
        text: 'From heap s on, where s is the largest move, the nimber of a heap is one and the same function of the s nimbers below it. With m moves nimbers are at most m.',
      },
      { text: 'There are only finitely many windows of s such nimbers, so one of them comes again; from there on everything does.' },
      {
        text: 'A shorter window proves nothing: with the move 2 alone the nimbers are 0, 0, 1, 1, and so on.',
        see: { parameters: { take: '2', n: '3' }, outcome: 'N', nimber: 1 },
      },
    ],
  },
  {
    claim:
      'Outcomes can repeat earlier, and with a smaller period, than nimbers: with 2, 3, 5, 6, 8 and 11 the nimbers have preperiod 9 and period 46, the outcomes period 23 from the start.',
    kind: 'proved',
    steps: [{ text: 'Each by its own repeated window.', see: { parameters: { take: '2,3,5,6,8,11', n: '23' }, outcome: 'P' } }],
  },
];
