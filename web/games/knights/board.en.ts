import type { ChessWords } from '../../boards/chessboard.js';
import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords: ChessWords = {
  pick: (square) => `pick up the knight on ${square}`,
  pieces: (n, count, squares) => `A board of ${n} × ${n} with ${many(count, 'knight', 'knights')}: ${squares}${count > 40 ? ' …' : ''}.`,
};
