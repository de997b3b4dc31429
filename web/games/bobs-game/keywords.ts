import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'chess, king, sum of games, Grundy numbers, Sprague, nim-sum, xor, mex, board',
  es: 'ajedrez, rey, suma de juegos, números de Grundy, Sprague, suma nim, xor, mex, tablero',
};
