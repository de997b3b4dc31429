import { fromThird } from '../fixed_parts.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: a sum of subtraction games',
  output: 'First or Second: the player who wins.',
  statement: [
    'Several heaps of stones and one set of numbers. In turn the players choose a heap and remove a number of stones that belongs to the set.',
    'Whoever cannot move loses.',
  ],
  positions: 'The sizes of all heaps.',
  terminal: 'Every heap is smaller than the least number of the set.',
  pattern:
    'The first two heaps run along the axes, the others stay as they are. Each heap has a nimber, and a position is lost exactly when the nimbers add to 0 without carry. From some heap on the nimbers repeat, as for every such set; where both heaps are that large, so does the table.',
  fixedParts: fromThird(
    'heaps',
    (number, size) => `heap ${number} = ${size}`,
    (count) => `and ${count} more`,
  ),
};
