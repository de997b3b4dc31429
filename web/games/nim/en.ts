import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play (or misère, if chosen)',
  statement: [
    'Heaps of stones. In turn the players choose a heap and take any number of stones from it, at least one.',
    'Whoever takes the last stone wins. In misère play, whoever takes it loses.',
  ],
  positions: 'The sizes of all heaps.',
  terminal: 'No stone is left.',
  pattern:
    'The first two heaps run along the axes, the others stay as they are. A position is lost exactly when the heaps add to 0 in binary without carry, so each row and each column has one lost cell; the nimbers show squares within squares.',
};
