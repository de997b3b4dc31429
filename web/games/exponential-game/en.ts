import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: the last stone wins',
  statement: [
    'Heaps of stones. Little Chef begins; in turn the players take 1, 4, 27, 256, 3125, … stones from one heap: k to the power of k for some k.',
    'Whoever makes the last move wins.',
  ],
  positions: 'The sizes of all heaps.',
  terminal: 'No stone is left: one may always be taken.',
  pattern:
    'One heap of 0, 1, 2, … stones, line after line. Only the moves of 1 and 4 shape small heaps; 46656 is the first to bring more than nimber 2.',
};
