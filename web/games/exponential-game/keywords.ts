import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'powers, subtraction game, take away, sparse set, Grundy numbers, Sprague, mex, nim-sum, xor',
  es: 'potencias, juego de sustracción, resta, números de Grundy, Sprague, mex, suma nim, xor',
};
