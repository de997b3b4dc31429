import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: quien no puede mover pierde',
  output: 'Un número por casilla inicial: el jugador que gana, 1 o 2.',
  statement: [
    'Un peón está en una tira de n casillas. En la jugada número k, contada desde 1 entre los dos jugadores, se desplaza exactamente k casillas a la izquierda o a la derecha, sin salir de la tira.',
    'El jugador 1 mueve primero. Quien no puede mover pierde.',
  ],
  positions: 'La casilla del peón y el número k de la próxima jugada.',
  terminal: 'El peón no puede avanzar k casillas en ningún sentido sin salirse de la tira.',
  pattern:
    'La casilla del peón va a lo ancho y el número de la jugada, hacia arriba; la fila de abajo es la respuesta para cada casilla inicial. Cada fila sale de la de encima, desplazada k en los dos sentidos, y la imagen parece un fractal.',
};

export const words: GameWords = {
  title: 'Un peón en una tira',
  credit: 'Autor: Alexey Zayakin',
  format: 'El número de casos T; por caso, la longitud n de la tira, el número m de casillas iniciales y m casillas.',
  limits: 'T <= 300, m <= 50, suma de todos los n <= 1,000,000',
  parameters: {
    n: { label: 'Casillas', help: 'Longitud de la tira' },
    start: { label: 'Inicio', help: 'Casilla del peón antes de la jugada 1; a un cuarto de la tira si se omite' },
  },
  phrases: {
    'player-1': 'El jugador 1',
    'player-2': 'El jugador 2',
    'pawn-left': 'mover a la izquierda hasta {}',
    'pawn-right': 'mover a la derecha hasta {}',
    'pawn-on': 'peón en {}, jugada {}',
    pawn: 'peón',
    'move-number': 'jugada número k',
    'strip-length-n': 'la longitud n de la tira',
    'starting-cells-m': 'el número m de casillas iniciales',
    'starting-cell': 'una casilla inicial',
    'cell-from-1': 'una casilla de 1 a {}',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Recursión simple',
  memory: 'Recursión con memoria',
  rows: 'Filas, desde la última jugada hacia atrás',
  bits: 'Filas como bits, desplazadas k en los dos sentidos',
  runs: 'Filas como tramos',
};
