import type { ChessWords } from '../../boards/chessboard.js';
import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords: ChessWords = {
  pick: (square) => `pick up the king on ${square}`,
  pieces: (n, count, squares) => `A board of ${n} × ${n} with ${many(count, 'king', 'kings')}: ${squares}${count > 40 ? ' …' : ''}.`,
};
