import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'grid, diagonal, dynamic programming, border, coin',
  es: 'cuadrícula, diagonal, programación dinámica, borde, moneda',
};
