import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: solo cuenta la paridad',
  output: 'Una línea por caso: quién gana.',
  statement: [
    'Pilas de piedras, numeradas desde 1. Empieza Alice; por turnos, cada jugador elige una pila y quita de ella exactamente tantas piedras como diga su número.',
    'Quien no puede mover pierde.',
  ],
  positions: 'El tamaño de cada pila.',
  terminal: 'Cada pila i tiene menos de i piedras.',
  pattern:
    'La pila i dura exactamente ⌊tamaño / i⌋ jugadas, pase lo que pase; solo cuenta si la suma es par o impar. La tabla muestra una sola pila: franjas tan anchas como el número de la pila.',
};

export const words: GameWords = {
  title: 'Exactamente i piedras de la pila i',
  format: 'El número de casos T; por caso, el número de pilas N y N tamaños.',
  limits: 'T, N <= 100, tamaños <= 1,000',
  parameters: {
    piles: { label: 'Pilas', help: 'Tamaños de las pilas 1, 2, 3, ...' },
    max: { label: 'Tabla hasta', help: 'Pila más grande de la tabla' },
    rows: { label: 'Filas de la tabla', help: 'i más grande de la tabla' },
  },
  phrases: {
    'take-from-pile': 'quitar {} de la pila {}',
    'a-pile': 'pila {}: {}',
    'stones-in-pile': 'piedras en la pila',
    'number-of-pile': 'número i de la pila',
    'piles-N': 'el número de pilas N',
    'pile-size': 'el tamaño de una pila',
    'even-length':
      'Quien mueve pierde, se juegue como se juegue: las pilas dan exactamente {} en cualquier orden, un número par, así que el rival hace la última.',
    'odd-length':
      'Quien mueve gana, se juegue como se juegue: las pilas dan exactamente {} en cualquier orden, un número impar, así que quien mueve hace la última.',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todos los montones juntos, por recursión simple',
  memory: 'Todos los montones juntos, recordados',
  nimbers: 'El nimber de cada tamaño de un montón y después xor',
  quotients: 'La paridad del número de jugadas',
};
