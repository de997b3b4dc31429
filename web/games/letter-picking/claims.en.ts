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
      'Strip equal outer letters of a word, as long as they match. If only doubled letters are left, or nothing, call it paired. Paired words are drawn; Alice wins all others.',
    kind: 'proved',
    steps: [
      {
        text: 'Four facts. (1) xwx is paired exactly when w is: that is the first step of stripping; if xwx is doubled, strip two at each end. (2) A paired word whose outer letters differ is doubled: nothing is stripped. (3) Doubled letters alone are paired. (4) A paired word cancels: remove equal neighbours again and again until nothing is left. What remains in the end does not depend on the order: of two possible removals, either can follow the other, or they overlap in xxx and leave the same word.',
      },
      {
        text: 'Bob holds the draw on a paired word. If its outer letters are equal, he takes the same letter from the other end; if they differ, the twin beside the letter that Alice took. What is left is paired, and the two letters of the round are equal.',
        see: { parameters: { s: 'abba' }, at: [3, 0], outcome: 'D' },
      },
      {
        text: 'First lemma. If xW and Wy are paired, then x = y; if xyW and Wzt are, then x = y and z = t, or x = z and y = t. Cancel xWy in two ways: without xW, y is left, without Wy, x is; by (4) they are equal. Likewise xyWzt leaves zt or xy, which cancel to the same: to nothing, or not at all, and then they are the same word.',
      },
      {
        text: 'Second lemma. If xxW and Wyy are paired, so is xxWyy. By induction on the length of W. If W is doubled, xxWyy is. Otherwise xxW and Wyy are not doubled, so by (2) W ends in x and begins with y: W = yUx, and by (1) xyU and Uxy are paired. If x = y, then xxUxx is paired by induction, hence U, W = xUx and xxWxx, by (1). If x and y differ, U is not empty, and xyU and Uxy are not doubled, so U = yVx; by (1) yyV and Vxx are paired, by induction yyVxx = W is, and as its outer letters differ it is doubled, which it was not.',
      },
      {
        text: 'Alice loses no word, and wins those that are not paired. By induction: let it be so for all shorter words. Then Bob does not lose only if he leaves a paired word and takes a letter no larger than hers, and wins only with a smaller one. We show: if he has such answers to both of her letters, the word is paired and neither answer is smaller. Let the word be pqWyz.',
        see: { parameters: { s: 'forces' }, at: [5, 0], outcome: 'N' },
      },
      {
        text: 'If he answers both from the other end, z <= p and p <= z: the outer letters are equal, the rest is paired, so the word is. If he answers p by z, leaving qWy, and z by y, leaving pqW, the first lemma gives p = y; so p = y <= z <= p, all are equal, and the word is paired by (1); likewise the other way round. If he answers both from beside, q <= p and y <= z, and Wyz and pqW are paired: by the first lemma p = q and y = z, or p = y and q = z, and then p = y <= z = q <= p and all are equal. So p = q and y = z, and the second lemma makes the word paired. A word of two letters is paired exactly when they are equal; otherwise Alice takes the smaller one and wins.',
      },
    ],
  },
  {
    claim: 'Of the 456,976 words of four letters 1,326 are drawn.',
    kind: 'proved',
    steps: [{ text: 'By counting: xyyx, or xxyy: 26 · 26 each, less the 26 words xxxx that are of both kinds: 676 + 676 - 26.' }],
  },
];
