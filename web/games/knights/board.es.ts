import type { ChessWords } from '../../boards/chessboard.js';
import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('es');

export const boardWords: ChessWords = {
  pick: (square) => `levantar el caballo de ${square}`,
  pieces: (n, count, squares) =>
    `Un tablero de ${n} × ${n} con ${many(count, 'caballo', 'caballos')}: ${squares}${count > 40 ? ' …' : ''}.`,
};
