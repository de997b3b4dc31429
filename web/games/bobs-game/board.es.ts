import type { ChessWords } from '../../boards/chessboard.js';
import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('es');

export const boardWords: ChessWords = {
  pick: (square) => `levantar el rey de ${square}`,
  pieces: (n, count, squares) => `Un tablero de ${n} × ${n} con ${many(count, 'rey', 'reyes')}: ${squares}${count > 40 ? ' …' : ''}.`,
};
