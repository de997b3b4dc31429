import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'chocolate, Chomp, cutting, Nim in disguise, nim-sum, xor, sum of games',
  es: 'chocolate, Chomp, cortar, Nim disfrazado, suma nim, xor, suma de juegos',
};
