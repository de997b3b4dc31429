import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'Bouton, nim-sum, xor, binary, Grundy numbers, Sprague, misère, heaps, take away',
  es: 'Bouton, suma nim, xor, binario, números de Grundy, Sprague, misère, montones, quitar piedras',
};
