import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: the last stone wins',
  output: 'A line for each test: who wins.',
  statement: [
    'Heaps of stones. Little Chef begins; in turn the players take 1, 4, 27, 256, 3125, … stones from one heap: k to the power of k for some k.',
    'Whoever makes the last move wins.',
  ],
  positions: 'The sizes of all heaps.',
  terminal: 'No stone is left: one may always be taken.',
  pattern:
    'One heap of 0, 1, 2, … stones, line after line. With the moves of 1 and 4 alone the nimbers would repeat 0 1 0 1 2 for ever; 27 and 3125 break that pattern, 256 makes no difference before heap 46898. Heap 46658 is the first with nimber 3.',
};
