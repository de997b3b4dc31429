import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: una suma de juegos de un solo caballo',
  output: 'Si gana (winning) o pierde (losing) quien mueve primero.',
  statement: [
    'Caballos en un tablero cuadrado; varios pueden compartir casilla. Por turnos, cada jugador mueve un caballo en (1, −2), (−1, −2), (−2, −1) o (−2, 1), en filas y columnas: cada jugada rebaja la suma de fila y columna en 1 o 3.',
    'Quien no puede mover pierde.',
  ],
  positions: 'La casilla de cada caballo.',
  terminal: 'Ningún caballo puede mover: todos están en las cuatro casillas de la esquina superior izquierda.',
  pattern:
    'Cada celda dice cómo le va a un solo caballo en ella; los puntos son los caballos del tablero. La posición está perdida cuando los nimbers de los caballos suman 0 sin llevar.',
};

export const words: GameWords = {
  title: 'Caballos en un tablero',
  format: 'El lado n del tablero; n filas de K (un caballo) y . (ningún caballo).',
  parameters: {
    n: { label: 'Lado del tablero' },
    knights: { label: 'Caballos', help: 'Casillas como fila.columna, desde 0 arriba a la izquierda; ninguna si el lado es otro' },
    board: { label: 'Tablero', help: 'Filas de K y . unidas por /, en lugar de los dos anteriores' },
  },
  phrases: {
    knight: 'mover el caballo de {} a {}',
    'row-of-K': 'una fila de K y .',
    'last-row': 'la última fila',
    'not-beside-board': 'un tablero o {}',
    'squares-from-to': 'una casilla con fila y columna de 0 a {}',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todos los caballos juntos, por recursión simple',
  memory: 'Las casillas de todos los caballos, recordadas',
  'nimber-memory': 'El nimber de una casilla, recordado; después xor',
  'anti-diagonals': 'Nimbers por antidiagonales y después xor',
};
