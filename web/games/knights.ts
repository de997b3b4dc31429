import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, randomBoard } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: a sum of one-knight games',
    statement: [
      'Knights on a square board; several may share a square. In turn the players move one knight by (1, −2), (−1, −2), (−2, −1) or (−2, 1), in rows and columns: always towards the upper left corner.',
      'Whoever cannot move loses.',
    ],
    positions: 'The square of each knight.',
    terminal: 'No knight can move: all stand in the upper left corner’s reach.',
    pattern:
      'Each cell tells how a single knight on it fares; dots are the knights of the board. The position is lost when the knights’ nimbers add to 0 without carry.',
  },
  es: {
    kind: 'Imparcial, juego normal: una suma de juegos de un solo caballo',
    statement: [
      'Caballos en un tablero cuadrado; varios pueden compartir casilla. Por turnos, cada jugador mueve un caballo en (1, −2), (−1, −2), (−2, −1) o (−2, 1), en filas y columnas: siempre hacia la esquina superior izquierda.',
      'Quien no puede mover pierde.',
    ],
    positions: 'La casilla de cada caballo.',
    terminal: 'Ningún caballo puede mover: todos están junto a la esquina superior izquierda.',
    pattern:
      'Cada celda dice cómo le va a un solo caballo en ella; los puntos son los caballos del tablero. La posición está perdida cuando los nimbers de los caballos suman 0 sin llevar.',
  },
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const board: LoadBoard = async () => (await import('../boards/chessboard.js')).chessBoard('knight');

export function random(seed: number): string {
  const roll = dice(seed);
  const side = roll.number(3, 10);
  return `${side}\n${randomBoard(roll, side, '.....K')}`;
}
