import { fromThird } from '../fixed_parts.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play; the octal game 0.77',
  output: 'First or Second: the player who wins.',
  statement: [
    'Rows of pins. In turn the players knock down one pin, or two that stand side by side. A row that loses pins from its middle becomes two rows.',
    'Whoever knocks down the last pin wins.',
  ],
  positions: 'The lengths of all rows.',
  terminal: 'No pin is left.',
  pattern:
    'The first two rows run along the axes, the others stay as they are. A position is lost exactly when the nim-sum of its rows’ nimbers is 0. From 71 pins on, 12 pins more leave a row’s nimber as it is (proved by Guy and Smith, 1956); so where both rows are that long, the picture repeats in squares of 12.',
  fixedParts: fromThird(
    'rows',
    (number, size) => `row ${number} = ${size}`,
    (count) => `and ${count} more`,
  ),
};
