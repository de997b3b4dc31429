import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: cuatro montones de Nim disfrazados',
  output: 'Una línea por caso: quién pierde.',
  statement: [
    'Una tableta de chocolate con un trozo malo. Empieza Hansel; por turnos, cada jugador corta la tableta por una línea de su cuadrícula y se come la parte sin el trozo malo.',
    'Pierde quien recibe solo el trozo malo.',
  ],
  positions: 'Las filas por encima y por debajo del trozo malo, y las columnas a su izquierda y a su derecha.',
  terminal: 'No queda más que el trozo malo.',
  pattern:
    'Cada celda es un lugar para el trozo malo. Las filas de arriba y de abajo y las columnas de la izquierda y de la derecha son cuatro montones de Nim; un lugar está perdido cuando suman 0 sin llevar, como en las dos diagonales de una tableta cuadrada.',
};

export const words: GameWords = {
  title: 'Exclusivamente comestible',
  format: 'El número de casos t; por caso, las filas m y las columnas n de la tableta, y la fila r y la columna c del trozo malo, desde 0.',
  parameters: {
    m: { label: 'Filas', help: 'Filas de la tableta' },
    n: { label: 'Columnas', help: 'Columnas de la tableta' },
    r: { label: 'Fila del trozo malo', help: 'Desde 0; la del medio si se omite' },
    c: { label: 'Columna del trozo malo', help: 'Desde 0; la del primer tercio si se omite' },
  },
  phrases: {
    'eat-above': { one: 'comer {} fila de arriba', other: 'comer {} filas de arriba' },
    'eat-below': { one: 'comer {} fila de abajo', other: 'comer {} filas de abajo' },
    'eat-left': { one: 'comer {} columna de la izquierda', other: 'comer {} columnas de la izquierda' },
    'eat-right': { one: 'comer {} columna de la derecha', other: 'comer {} columnas de la derecha' },
    above: '{} arriba',
    below: '{} abajo',
    'on-the-left': '{} a la izquierda',
    'on-the-right': '{} a la derecha',
    'lines-around': 'las filas y columnas alrededor del trozo malo',
    bar: 'tableta de {} x {}, trozo malo en la fila {}, columna {}',
    'column-of-bad': 'columna del trozo malo',
    'row-of-bad': 'fila del trozo malo',
    'rows-m': 'el número de filas m',
    'columns-n': 'el número de columnas n',
    'row-r': 'la fila r del trozo malo',
    'column-c': 'la columna c del trozo malo',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Cada corte de cada tableta, por recursión simple',
  memory: 'Cuatro números, recordados',
  table: 'Los cuatro números, en orden',
  'nim-sum': 'Cuatro montones de Nim: xor',
};
