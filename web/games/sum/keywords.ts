import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'disjunctive sum, Sprague-Grundy theorem, Grundy numbers, nim-sum, xor, several games at once',
  es: 'suma disjunta, teorema de Sprague-Grundy, números de Grundy, suma nim, xor, varios juegos a la vez',
};
