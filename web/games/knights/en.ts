import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: a sum of one-knight games',
  output: 'Whether the player who moves first wins.',
  statement: [
    'Knights on a square board; several may share a square. In turn the players move one knight by (1, −2), (−1, −2), (−2, −1) or (−2, 1), in rows and columns: each move lowers row plus column by 1 or 3.',
    'Whoever cannot move loses.',
  ],
  positions: 'The square of each knight.',
  terminal: 'No knight can move: all stand on the four squares of the upper left corner.',
  pattern:
    'Each cell tells how a single knight on it fares; dots are the knights of the board. The position is lost when the knights’ nimbers add to 0 without carry.',
};
