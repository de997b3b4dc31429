import type { GameWords } from '../../i18n/words.js';
import { fromThird } from '../fixed_parts.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal (o misère, si se elige)',
  output: 'Una línea por partida: Yes si gana el primer jugador; si no, No.',
  statement: [
    'Montones de piedras. Por turnos, cada jugador elige un montón y quita de él tantas piedras como quiera, al menos una.',
    'Gana quien quita la última piedra. En el juego misère, quien la quita pierde.',
  ],
  positions: 'Los tamaños de todos los montones.',
  terminal: 'No queda ninguna piedra.',
  pattern: ({ misere }) =>
    misere === '1'
      ? 'Los dos primeros montones recorren los ejes y los demás quedan como están. Si algún montón pasa de 1, una posición está perdida exactamente cuando los montones suman 0 en binario sin llevar, como en el juego normal; si ninguno pasa, exactamente cuando el número de piedras es impar.'
      : 'Los dos primeros montones recorren los ejes y los demás quedan como están. Una posición está perdida exactamente cuando los montones suman 0 en binario sin llevar, así que ninguna fila ni columna tiene más de una celda perdida; los nimbers muestran cuadrados dentro de cuadrados.',
  fixedParts: fromThird(
    'heaps',
    (number, size) => `montón ${number} = ${size}`,
    (count) => `y ${count} más`,
  ),
};

export const words: GameWords = {
  title: 'Nim',
  credit: 'Teoría: Charles L. Bouton (1901)',
  format: 'El número de montones N y N tamaños, una y otra vez; N = 0 termina, y lo que sigue no se lee.',
  limits: 'tamaños <= 2,000,000,000',
  parameters: {
    heaps: { label: 'Montones', help: 'Tamaños de los montones' },
    misere: { label: 'Juego misère', help: 'Pierde quien quita la última piedra' },
    max: { label: 'Tabla hasta', help: 'Tamaño máximo de los dos primeros montones en la tabla' },
  },
  phrases: {
    'final-0': 'el 0 final',
    heaps: 'el número de montones',
    'heap-sizes': 'los tamaños de los montones',
    'misere-none': 'Quien mueve gana: no queda ninguna piedra, y gana quien no puede mover.',
    'misere-odd': {
      one: 'Quien mueve pierde: queda {} piedra, y quien quita la última pierde.',
      other:
        'Quien mueve pierde: quedan {} montones de una piedra, un número impar, así que quien mueve quita la última piedra, y con ella pierde.',
    },
    'misere-even':
      'Quien mueve gana con cualquier jugada: quedan {} montones de una piedra, un número par, así que el rival quita la última piedra, y con ella pierde.',
    'misere-one-large':
      'Quien mueve gana: un solo montón tiene más de una piedra. Para ganar hay que dejar un número impar de montones, todos de una piedra: {}.',
    'misere-move':
      'Quien mueve gana: varios montones tienen más de una piedra, así que decide la suma nim, como en el juego normal, y no es 0 ({}). Para ganar hay que hacerla 0: {}.',
    'misere-0':
      'Quien mueve pierde: varios montones tienen más de una piedra, así que decide la suma nim, como en el juego normal, y es 0 ({}).',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todos los montones juntos, por recursión simple',
  memory: 'Montones ordenados, recordados',
  nimbers: 'El nimber de cada tamaño por mex y después xor',
  'nim-sum': 'Bouton: xor de los montones',
};
