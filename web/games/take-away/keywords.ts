import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'subtraction game, Grundy numbers, Sprague, mex, nim-sum, xor, sum of games, heaps, period',
  es: 'juego de sustracción, resta, números de Grundy, Sprague, mex, suma nim, xor, suma de juegos, montones, periodo',
};
