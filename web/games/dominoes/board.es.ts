import { plurals } from '../../i18n/plurals.js';
import type { BoardWords } from './board.en.js';

const { many } = plurals('es');

export const boardWords: BoardWords = {
  strip: (cells, dominoes) => `Una tira de ${many(cells, 'casilla', 'casillas')} con ${many(dominoes, 'ficha', 'fichas')}.`,
};
