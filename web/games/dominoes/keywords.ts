import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'tiling, strip, cycles, loopy game, draw, bitmask, retrograde analysis',
  es: 'fichas, tira, ciclos, juego con ciclos, tablas, empate, análisis retrógrado',
};
