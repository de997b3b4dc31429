import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: the last stone wins',
  statement: [
    'A heap of n stones and a set of numbers. Stan begins; in turn the players take as many stones as some number of the set says.',
    'Whoever takes the last stone wins; who cannot move loses.',
  ],
  positions: 'The number of stones left.',
  terminal: 'Fewer stones are left than the least number of the set.',
  pattern:
    'Heaps 0, 1, 2, … read like text, line after line. The values repeat after some point; with lines as long as the period they stand in vertical stripes.',
};
