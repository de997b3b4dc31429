import { plurals } from '../../i18n/plurals.js';
import type { BoardWords } from './board.en.js';

const { many } = plurals('es');

export const boardWords: BoardWords = {
  moveNumber: (k) => `jugada ${k}`,
  pawn: (n, pawn, k) =>
    `Una tira de ${many(n, 'casilla', 'casillas')} con un peón en la casilla ${pawn}; la próxima jugada es la número ${k}.`,
};
