import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: a sum of subtraction games',
  statement: [
    'Several heaps of stones and one set of numbers. In turn the players choose a heap and take as many stones from it as some number of the set says.',
    'Whoever cannot move loses.',
  ],
  positions: 'The sizes of all heaps.',
  terminal: 'Every heap is smaller than the least number of the set.',
  pattern:
    'The first two heaps run along the axes, the others stay as they are. Each heap has a nimber, and a position is lost exactly when the nimbers add to 0 without carry: the table repeats with the heaps’ period in both directions.',
};
