// Words of the boards that several games share, beyond the texts of moves.

import type { BoardWords } from '../en/boards.js';
import { plurals } from '../plurals.js';

const { form, many } = plurals('es');

export const boards: BoardWords = {
  pickHeap: (heap) => `elegir el montón ${heap}`,
  takeHowMany: 'Piedras que se quitan',
  takeFromHeap: (heap) => `Piedras que se quitan del montón ${heap}`,
  moreHeaps: (count) => `y ${many(count, 'montón', 'montones')} más`,
  coin: { heads: 'C', tails: 'X' },
  heaps: (count, sizes) => form(count, { one: `Un montón de piedras: ${sizes}.`, other: `${count} montones de piedras: ${sizes}.` }),
};
