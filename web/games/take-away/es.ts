import type { GameWords } from '../../i18n/words.js';
import { fromThird } from '../fixed_parts.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: una suma de juegos de sustracción',
  output: 'First o Second: gana el primer jugador o el segundo.',
  statement: [
    'Varios montones de piedras y un solo conjunto de números. Por turnos, cada jugador elige un montón y quita de él un número de piedras que esté en el conjunto.',
    'Quien no puede mover pierde.',
  ],
  positions: 'Los tamaños de todos los montones.',
  terminal: 'Todos los montones son menores que el menor número del conjunto.',
  pattern:
    'Los dos primeros montones recorren los ejes y los demás quedan como están. Cada montón tiene un nimber, y una posición está perdida exactamente cuando los nimbers suman 0 sin llevar. A partir de algún montón, los nimbers se repiten, como con cualquier conjunto; donde los dos montones son así de grandes, también la tabla.',
  fixedParts: fromThird(
    'heaps',
    (number, size) => `montón ${number} = ${size}`,
    (count) => `y ${count} más`,
  ),
};

export const words: GameWords = {
  title: 'Sustracción con varios montones',
  source: 'Tradición oral; T. S. Ferguson, «Game Theory»',
  credit: 'Teoría: Roland Sprague (1935), Patrick Grundy (1939)',
  format: 'El número de jugadas m y m jugadas; después, el número de montones p y p tamaños.',
  parameters: {
    take: { label: 'Jugadas', help: 'Cuántas piedras se pueden quitar de una vez' },
    heaps: { label: 'Montones', help: 'Tamaños de los montones' },
    max: { label: 'Tabla hasta', help: 'Tamaño máximo de los dos primeros montones en la tabla' },
  },
  phrases: {
    'last-heap': 'el último montón',
    'heaps-p': 'el número de montones p',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todos los montones juntos, por recursión simple',
  memory: 'Todos los montones juntos, recordados',
  table: 'La tabla de todas las posiciones hasta los montones',
  nimbers: 'Una fila de nimbers y después xor',
  period: 'La fila de nimbers hasta su periodo demostrado',
};
