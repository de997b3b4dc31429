import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'string, word, interval, dynamic programming, lexicographic order, scoring, draw',
  es: 'cadena, palabra, intervalo, programación dinámica, orden lexicográfico, empate',
};
