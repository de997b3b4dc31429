import { plurals } from '../../i18n/plurals.js';
import type { BoardWords } from './board.en.js';

const { many } = plurals('es');

export const boardWords: BoardWords = {
  morePiles: (count) => `y ${many(count, 'pila', 'pilas')} más`,
  pile: (number, size) => `la pila ${number} con ${size}`,
  piles: (count, sizes) => `${many(count, 'pila', 'pilas')} de piedras: ${sizes}${count > 40 ? ', …' : ''}.`,
};
