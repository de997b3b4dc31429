import { fromThird } from '../fixed_parts.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play (or misère, if chosen)',
  output: 'A line for each game: Yes if the first player wins, No if not.',
  statement: [
    'Heaps of stones. In turn the players choose a heap and take any number of stones from it, at least one.',
    'Whoever takes the last stone wins. In misère play, whoever takes it loses.',
  ],
  positions: 'The sizes of all heaps.',
  terminal: 'No stone is left.',
  pattern: ({ misere }) =>
    misere === '1'
      ? 'The first two heaps run along the axes, the others stay as they are. Once some heap exceeds 1, a position is lost exactly when the heaps add to 0 in binary without carry, as in normal play; while none does, exactly when the number of stones is odd.'
      : 'The first two heaps run along the axes, the others stay as they are. A position is lost exactly when the heaps add to 0 in binary without carry, so no row and no column has more than one lost cell; the nimbers show squares within squares.',
  fixedParts: fromThird(
    'heaps',
    (number, size) => `heap ${number} = ${size}`,
    (count) => `and ${count} more`,
  ),
};
