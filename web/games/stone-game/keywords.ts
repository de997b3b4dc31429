import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'parity, piles, subtraction, take away, odd, even',
  es: 'paridad, pilas, sustracción, resta, impar, par',
};
