import { plurals } from '../../i18n/plurals.js';
import type { BoardWords } from './board.en.js';

const { form, many } = plurals('es');

export const boardWords: BoardWords = {
  moreSquares: (count) => `y monedas en ${many(count, 'casilla', 'casillas')} más`,
  pickCoin: (square) => `levantar una moneda de la casilla ${square}`,
  coinToSquare: (from) => `Casilla para la moneda de la casilla ${from}`,
  coinsOn: (count, square) => form(count, { one: `una en la ${square}`, other: `${count} en la ${square}` }),
  coins: (places) => (places ? `Monedas en casillas numeradas: ${places}.` : 'Todas las monedas están en la casilla 0.'),
};
