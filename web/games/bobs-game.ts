import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, randomBoard, tests } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: a sum of one-king games',
    statement: [
      'Kings on a square board with damaged squares; kings may share a square. Bob begins; in turn the players move one king up, left, or up and left, not off the board and not onto a damaged square.',
      'Whoever cannot move loses. If Bob wins, the judge also wants the number of his winning first moves.',
    ],
    positions: 'The square of each king.',
    terminal: 'No king can move: the border and damaged squares stop them all.',
    pattern:
      'Each cell tells how a single king on it fares; empty cells are damaged, dots are kings, arrows winning moves. With three moves, no nimber exceeds 3.',
  },
  es: {
    kind: 'Imparcial, juego normal: una suma de juegos de un solo rey',
    statement: [
      'Reyes en un tablero cuadrado con casillas dañadas; varios reyes pueden compartir casilla. Empieza Bob; por turnos, cada jugador mueve un rey hacia arriba, hacia la izquierda o en diagonal hacia arriba a la izquierda, sin salir del tablero ni pisar una casilla dañada.',
      'Quien no puede mover pierde. Si gana Bob, el juez pide además el número de sus primeras jugadas ganadoras.',
    ],
    positions: 'La casilla de cada rey.',
    terminal: 'Ningún rey puede mover: el borde y las casillas dañadas los frenan a todos.',
    pattern:
      'Cada celda dice cómo le va a un solo rey en ella; las celdas vacías están dañadas, los puntos son reyes y las flechas, jugadas ganadoras. Con tres jugadas, ningún nimber pasa de 3.',
  },
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const board: LoadBoard = async () => (await import('../boards/chessboard.js')).chessBoard('king');

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(1, 4), () => {
    const side = roll.number(2, 8);
    return `${side}\n${randomBoard(roll, side, '......KX')}`;
  });
}
