import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: una suma de juegos de un solo rey',
  output: 'Una línea por consulta: WIN y cuántas primeras jugadas ganan, o LOSE.',
  statement: [
    'Reyes en un tablero cuadrado con casillas dañadas; varios reyes pueden compartir casilla. Empieza Bob; por turnos, cada jugador mueve un rey hacia arriba, hacia la izquierda o en diagonal hacia arriba a la izquierda, sin salir del tablero ni pisar una casilla dañada.',
    'Quien no puede mover pierde. Si gana Bob, el juez pide además el número de sus primeras jugadas ganadoras.',
  ],
  positions: 'La casilla de cada rey.',
  terminal: 'Ningún rey puede mover: el borde y las casillas dañadas los frenan a todos.',
  pattern:
    'Cada celda dice cómo le va a un solo rey en ella; las celdas vacías están dañadas, los puntos son reyes y las flechas, jugadas ganadoras. Con tres jugadas, ningún nimber pasa de 3.',
};

export const words: GameWords = {
  title: 'El juego de Bob',
  format: 'El número de consultas q; por consulta, el lado n del tablero y n filas de K (un rey), X (dañada) y . (libre).',
  parameters: {
    board: { label: 'Tablero', help: 'Filas unidas por /: K, un rey; X, dañada; ., libre' },
  },
  phrases: {
    'bobs-opponent': 'El rival de Bob',
    'king-left': 'mover el rey de {} a la izquierda',
    'king-up': 'mover el rey de {} hacia arriba',
    'king-up-left': 'mover el rey de {} en diagonal',
    'row-of-K-X': 'una fila de K, X y .',
    'queries-q': 'el número de consultas q',
    'last-query': 'la última consulta',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todos los reyes juntos, por recursión simple',
  memory: 'Las casillas de todos los reyes, recordadas',
  trial: 'Nimbers; después cada rey prueba cada jugada',
  counts: 'Nimbers; después se cuentan las jugadas de g a g xor s',
};
