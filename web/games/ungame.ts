import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, tests } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: who cannot move loses',
    statement: [
      'A pawn stands on a strip of n cells. On move number k, counted from 1 over both players, it is shifted by exactly k cells to the left or to the right, and must stay on the strip.',
      'Player 1 moves first. Whoever cannot move loses.',
    ],
    positions: 'The pawn’s cell and the number k of the next move.',
    terminal: 'The pawn cannot go k cells either way without leaving the strip.',
    pattern:
      'The pawn’s cell runs across and the number of the move upward; the bottom row is the answer for every start. Each row comes from the one above, pushed apart by k in both directions, and the pushing draws a fractal.',
  },
  es: {
    kind: 'Imparcial, juego normal: quien no puede mover pierde',
    statement: [
      'Un peón está en una tira de n casillas. En la jugada número k, contada desde 1 entre los dos jugadores, se desplaza exactamente k casillas a la izquierda o a la derecha, sin salir de la tira.',
      'El jugador 1 mueve primero. Quien no puede mover pierde.',
    ],
    positions: 'La casilla del peón y el número k de la próxima jugada.',
    terminal: 'El peón no puede avanzar k casillas en ningún sentido sin salirse de la tira.',
    pattern:
      'La casilla del peón va a lo ancho y el número de la jugada, hacia arriba; la fila de abajo es la respuesta para cada salida. Cada fila sale de la de encima, desplazada k en las dos direcciones, y ese empuje dibuja un fractal.',
  },
};

export const thumbnail: Thumbnail = { poster: true };

export const board: LoadBoard = async () => (await import('../boards/pawn_line.js')).pawnLineBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 5), () => {
    const n = roll.number(1, 200);
    const starts = roll.list(roll.number(1, 12), 1, n);
    return `${n} ${starts.length}\n${starts.join(' ')}\n`;
  });
}
