import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'subtraction game, take away, Grundy numbers, Sprague, mex, period, one heap, last stone, 21',
  es: 'juego de sustracción, resta, quitar piedras, números de Grundy, Sprague, mex, periodo, un montón, última piedra',
};
