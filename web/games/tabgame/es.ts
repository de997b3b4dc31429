import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial; decide el borde',
  output: 'Una cifra por consulta: 1 si gana Alice, 0 si gana Bob.',
  statement: [
    'Una moneda está en una celda de una tabla. Empieza Alice; por turnos, cada jugador la mueve una celda hacia arriba o una hacia la izquierda. La partida acaba cuando llega al borde, la fila 0 o la columna 0.',
    'Cada celda del borde lleva una cifra: con un 0, gana quien movió allí; con un 1, pierde.',
  ],
  positions: 'La fila y la columna de la moneda.',
  terminal: 'La moneda en la fila 0 o la columna 0; la cifra de esa celda dice si ha ganado quien la llevó allí.',
  pattern:
    'Desde la fila 2 y la columna 2, cada diagonal tiene un solo resultado: en cuanto se conoce su primera celda, se conocen todas las demás. El borde decide la tabla entera.',
};

export const words: GameWords = {
  title: 'Una moneda hasta el borde',
  credit: 'Autor: Oleksandr Kulkov',
  format:
    'El número de casos T; por caso, las cifras del borde superior, las del borde izquierdo, el número de consultas Q y Q líneas con fila y columna.',
  limits: 'N, M, Q <= 100,000, su suma en todos los casos <= 1,000,000',
  parameters: {
    top: { label: 'Borde superior', help: 'Una cifra por columna: con 0, gana quien mueve allí; con 1, pierde' },
    left: { label: 'Borde izquierdo', help: 'Una cifra por fila' },
    row: { label: 'Fila de la moneda', help: 'Desde 1; la última si se omite' },
    col: { label: 'Columna de la moneda', help: 'Desde 1; la última si se omite' },
  },
  phrases: {
    'moved-onto-1': 'la última jugada llevó la moneda a un 1, y quien hace eso pierde',
    'moved-onto-0': 'la última jugada llevó la moneda a un 0, y quien hace eso gana',
    up: 'mover hacia arriba',
    left: 'mover a la izquierda',
    place: 'fila {}, columna {}',
    'border-place': 'fila {}, columna {} (borde, cifra {})',
    'top-digits': 'el borde superior, de cifras 0 y 1',
    'left-digits': 'el borde izquierdo, de cifras 0 y 1',
    'queries-Q': 'el número de consultas Q',
    'query-row': 'la fila x de una consulta',
    'query-column': 'la columna y de una consulta',
    diagonal: '{} Todas las celdas de esta diagonal desde la fila {}, columna {} tienen el mismo ganador.',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Recursión simple, para cada pregunta',
  memory: 'Recursión con memoria',
  rows: 'La tabla entera, fila por fila',
  'anti-diagonals': 'Antidiagonales como bits, 64 celdas por palabra',
  halving: 'La mitad del camino de vuelta, una y otra vez, para cada pregunta',
  diagonals: 'Dos líneas por lado: las diagonales son constantes desde 2',
};
