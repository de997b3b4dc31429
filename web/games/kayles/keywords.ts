import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'bowling, skittles, pins, octal game 0.77, Grundy numbers, Sprague, mex, nim-sum, xor, period, Dudeney',
  es: 'bolos, juego octal 0.77, números de Grundy, Sprague, mex, suma nim, xor, periodo, Dudeney',
};
