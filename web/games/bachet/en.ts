import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: who cannot move loses',
  output: 'A line for each game: who wins.',
  statement: [
    'A heap of n stones and a set of numbers. Stan begins; in turn the players remove a number of stones that belongs to the set.',
    'Whoever cannot move loses. If 1 is in the set, the last stone wins.',
  ],
  positions: 'The number of stones left.',
  terminal: 'Fewer stones are left than the least number of the set.',
  pattern:
    'Heaps 0, 1, 2, … read like text, line after line. From some heap on the nimbers repeat, whatever the set; with lines as long as the period they stand in vertical stripes.',
};
