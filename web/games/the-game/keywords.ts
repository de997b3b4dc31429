import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'Nim in disguise, coins, nim-sum, xor, Grundy numbers, Sprague',
  es: 'Nim disfrazado, monedas, suma nim, xor, números de Grundy, Sprague',
};
