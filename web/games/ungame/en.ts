import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: who cannot move loses',
  output: 'A number for each starting cell: the player who wins, 1 or 2.',
  statement: [
    'A pawn stands on a strip of n cells. On move number k, counted from 1 over both players, it is shifted by exactly k cells to the left or to the right, and must stay on the strip.',
    'Player 1 moves first. Whoever cannot move loses.',
  ],
  positions: 'The pawn’s cell and the number k of the next move.',
  terminal: 'The pawn cannot go k cells either way without leaving the strip.',
  pattern:
    'The pawn’s cell runs across and the number of the move upward; the bottom row is the answer for every start. Each row comes from the one above, pushed apart by k in both directions, and the picture looks like a fractal.',
};
