// What boards of several games say beyond the moves' own texts.
import type { BoardWords } from '../en/boards.js';
import { plurals } from '../plurals.js';

const { form, many } = plurals('es');

export const boards: BoardWords = {
  take: (taken, heap) => `quitar ${taken} del montón ${heap}`,
  pickHeap: (heap) => `elegir el montón ${heap}`,
  takeHowMany: 'Piedras que se quitan',
  takeFromHeap: (heap) => `Piedras que se quitan del montón ${heap}`,
  moreHeaps: (count) => `y ${many(count, 'montón', 'montones')} más`,
  heaps: (count, sizes) =>
    form(count, { one: `Un montón de piedras: ${sizes}.`, other: `${count} montones de piedras: ${sizes}${count > 40 ? ', …' : ''}.` }),
};
