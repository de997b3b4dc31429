import { pawnLineBoard } from '../boards/pawn_line.js';
import type { GamePage } from './index.js';
import { dice, tests } from './random.js';

export default {
  kind: 'Impartial, normal play: who cannot move loses',
  statement: [
    'A pawn stands on a strip of n cells. On move number k, counted from 1 over both players, it is shifted by exactly k cells to the left or to the right, and must stay on the strip.',
    'Player 1 moves first. Whoever cannot move loses.',
  ],
  pattern:
    'The pawn’s cell runs across and the number of the move upward; the bottom row is the answer for every start. Each row comes from the one above, pushed apart by k in both directions, and the pushing draws a fractal.',
  poster: true,
  board: pawnLineBoard,
  random(seed: number): string {
    const roll = dice(seed);
    return tests(roll.number(2, 5), () => {
      const n = roll.number(1, 200);
      const starts = roll.list(roll.number(1, 12), 1, n);
      return `${n} ${starts.length}\n${starts.join(' ')}\n`;
    });
  },
} satisfies GamePage;
