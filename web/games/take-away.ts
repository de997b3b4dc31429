import { heapsBoard } from '../boards/heaps.js';
import type { GamePage } from './index.js';
import { dice } from './random.js';

export default {
  kind: 'Impartial, normal play: a sum of subtraction games',
  statement: [
    'Several heaps of stones and one set of numbers. In turn the players choose a heap and take as many stones from it as some number of the set says.',
    'Whoever cannot move loses.',
  ],
  pattern:
    'The first two heaps run along the axes, the others stay as they are. Each heap has a nimber, and a position is lost exactly when the nimbers add to 0 without carry: the table repeats with the heaps’ period in both directions.',
  thumbnail: { layer: 'nimber', cell: 6 },
  board: heapsBoard('set'),
  random(seed: number): string {
    const roll = dice(seed);
    const moves = [...new Set(roll.list(roll.number(1, 5), 1, 12))];
    const heaps = roll.list(roll.number(1, 6), 0, 200);
    return `${moves.length} ${moves.join(' ')}\n${heaps.length} ${heaps.join(' ')}\n`;
  },
} satisfies GamePage;
