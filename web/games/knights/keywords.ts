import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'chess, knight, sum of games, Grundy numbers, Sprague, nim-sum, xor, mex, board',
  es: 'ajedrez, caballo, suma de juegos, números de Grundy, Sprague, suma nim, xor, mex, tablero',
};
