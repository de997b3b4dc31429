import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim:
      'Later picks weigh more: the value of an interval is that of what is left after a round, unless that is a draw; then the two letters of this round decide.',
    kind: 'proved',
    steps: [
      {
        text: 'Letters go in front of the words, so the letters taken last are compared first. Those taken earlier count only where all later ones are equal.',
      },
    ],
  },
  {
    claim:
      'A word is drawn exactly when, once equal outer letters are stripped while they match, only doubled letters are left, such as aabb. Otherwise Alice wins: Bob never does.',
    kind: 'proved',
    steps: [
      {
        text: 'On such a word Bob holds the draw by mirroring: while the outer letters are equal he takes the same letter from the other end, and where letters are doubled the twin beside it.',
        see: { parameters: { s: 'abba' }, at: [3, 0], outcome: 'D' },
      },
      {
        text: 'Call such words, and intervals of a word, of the kind. Two facts about those that overlap, each by induction on their length. If [a, b] and [a + 1, b + 1] are of the kind, the letters a and b + 1 are equal. If [l + 2, r] and [l, r - 2] are of the kind, then [l, r] is, or the letters l and r - 1 are equal, so are l + 1 and r, and l and l + 1 differ.',
      },
      {
        text: 'Bob never wins, by induction: a shorter interval is drawn when it is of the kind and won by Alice else. Her first letter loses only if Bob can answer with a smaller one and leave an interval of the kind; likewise her last letter. If both lose, one of these three holds: [l + 2, r] and [l + 1, r - 1] are of the kind, with letter l + 1 below l and l below r; or the same from the other end; or [l + 2, r] and [l, r - 2] are, with letter l + 1 below l and r - 1 below r. In the first two cases the first fact makes a letter smaller than itself. In the third, by the second fact, so do the equal letters, or [l, r] is of the kind: letters l and l + 1 differ, so its outer letters are equal and [l + 1, r - 1] is of the kind, and by the first fact letter l + 1 equals r, which equals l: a contradiction.',
      },
      {
        text: 'In the same way, with equal letters allowed, if Bob can answer both of her letters with a draw, the word is of the kind. On any other she wins.',
        see: { parameters: { s: 'forces' }, at: [5, 0], outcome: 'N' },
      },
    ],
  },
  {
    claim: 'Of the 456,976 words of four letters 1,326 are drawn.',
    kind: 'proved',
    steps: [{ text: 'By counting: xyyx, or xxyy: 26 · 26 each, less the 26 words xxxx that are of both kinds: 676 + 676 - 26.' }],
  },
];
