import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, tests } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial; the border decides',
    statement: [
      'A coin stands on a cell of a table. Alice begins; in turn the players move it one cell up or one cell left. The game ends when it reaches the border, row 0 or column 0.',
      'Each border cell carries a digit: on a 0 the player who moved there wins, on a 1 that player loses.',
    ],
    positions: 'The coin’s row and column.',
    terminal: 'The coin on row 0 or column 0; its digit says whether the player who moved it there has won.',
    pattern:
      'The diagonals are constant from the second row and column on: once a cell is known, so are all below it to the right. The border decides the whole table.',
  },
  es: {
    kind: 'Imparcial; decide el borde',
    statement: [
      'Una moneda está en una celda de una tabla. Empieza Alice; por turnos, cada jugador la mueve una celda hacia arriba o una hacia la izquierda. La partida acaba cuando llega al borde, la fila 0 o la columna 0.',
      'Cada celda del borde lleva una cifra: con un 0 gana quien movió allí; con un 1, pierde.',
    ],
    positions: 'La fila y la columna de la moneda.',
    terminal: 'La moneda en la fila 0 o la columna 0; la cifra de esa casilla dice si ha ganado quien la llevó allí.',
    pattern:
      'Las diagonales son constantes desde la segunda fila y la segunda columna: en cuanto se conoce una celda, se conocen todas las que le siguen hacia abajo a la derecha. El borde decide la tabla entera.',
  },
};

export const thumbnail: Thumbnail = { cell: 4 };

export const board: LoadBoard = async () => (await import('../boards/coin_table.js')).coinTableBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 4), () => {
    const [columns, rows, queries] = [roll.number(1, 12), roll.number(1, 12), roll.number(1, 8)];
    const asked = Array.from({ length: queries }, () => `${roll.number(1, rows)} ${roll.number(1, columns)}\n`).join('');
    return `${roll.word(columns, '01')}\n${roll.word(rows, '01')}\n${queries}\n${asked}`;
  });
}
