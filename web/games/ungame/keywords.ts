import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'fractal, kites, remoteness, strip, growing steps',
  es: 'fractal, cometas, lejanía, tira, pasos crecientes',
};
