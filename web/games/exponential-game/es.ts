import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: gana quien quita la última piedra',
  output: 'Una línea por caso: quién gana.',
  statement: [
    'Montones de piedras. Empieza Little Chef; por turnos, cada jugador quita 1, 4, 27, 256, 3125, … piedras de un montón: k elevado a k para algún k.',
    'Gana quien hace la última jugada.',
  ],
  positions: 'Los tamaños de todos los montones.',
  terminal: 'No queda ninguna piedra: siempre se puede quitar una.',
  pattern:
    'Un montón de 0, 1, 2, … piedras, línea tras línea. Solo con las jugadas de 1 y 4, los nimbers repetirían 0 1 0 1 2 para siempre; 27 y 3125 rompen ese patrón, y 256 no cambia nada antes del montón 46898. El montón 46658 es el primero con nimber 3.',
};

export const words: GameWords = {
  title: 'El juego exponencial',
  format: 'El número de casos T; por caso, el número de montones N y N tamaños.',
  limits: 'T, N <= 100, tamaños <= 100,000',
  parameters: {
    heaps: { label: 'Montones', help: 'Tamaños de los montones' },
    size: { label: 'Tabla hasta', help: 'Montón más grande de la tabla' },
    width: { label: 'Anchura de la tabla', help: 'Montones por fila de la tabla' },
  },
  phrases: {},
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todos los montones juntos, por recursión simple',
  memory: 'Todos los montones juntos, recordados',
  nimbers: 'Una fila de nimbers y después xor',
};
