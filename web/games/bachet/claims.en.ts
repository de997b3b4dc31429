import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'With the moves 1, 2, ..., m a heap is lost exactly when m + 1 divides it.',
    kind: 'proved',
    steps: [
      {
        text: 'From a multiple of m + 1 every move of s stones is answered by m + 1 - s, which leaves the next multiple, and at last none.',
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
        text: 'The nimber of a heap depends on the s heaps below it alone, where s is the largest move. With m moves nimbers are at most m.',
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
      'Outcomes can have a smaller period, and repeat earlier, than nimbers: with 2, 4 and 7 the nimbers have preperiod 8 and the outcomes 4, both period 3.',
    kind: 'proved',
    steps: [{ text: 'Each by its own repeated window.', see: { parameters: { take: '2,4,7', n: '9' }, outcome: 'P' } }],
  },
];
