import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, tests } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: four Nim heaps in disguise',
    statement: [
      'A chocolate bar with one bad piece. Hansel begins; in turn the players cut the bar along a line of its grid and eat the part without the bad piece.',
      'Whoever is left with nothing but the bad piece loses.',
    ],
    positions: 'The rows above and below the bad piece, and the columns to its left and right.',
    terminal: 'Nothing but the bad piece is left.',
    pattern:
      'Each cell is a place for the bad piece. The pieces above, below, left and right of it are four Nim heaps; a lost place is where they add to 0 without carry, as on both diagonals of a square bar.',
  },
  es: {
    kind: 'Imparcial, juego normal: cuatro montones de Nim disfrazados',
    statement: [
      'Una tableta de chocolate con un trozo malo. Empieza Hansel; por turnos, cada jugador corta la tableta por una línea de su cuadrícula y se come la parte sin el trozo malo.',
      'Pierde quien se queda solo con el trozo malo.',
    ],
    positions: 'Las filas por encima y por debajo del trozo malo, y las columnas a su izquierda y a su derecha.',
    terminal: 'No queda más que el trozo malo.',
    pattern:
      'Cada celda es un lugar para el trozo malo. Los trozos de arriba, de abajo, de la izquierda y de la derecha son cuatro montones de Nim; un lugar está perdido cuando suman 0 sin llevar, como en las dos diagonales de una tableta cuadrada.',
  },
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const board: LoadBoard = async () => (await import('../boards/bar.js')).barBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(3, 8), () => {
    const [rows, columns] = [roll.number(2, 48), roll.number(2, 48)];
    return `${rows} ${columns} ${roll.number(0, rows - 1)} ${roll.number(0, columns - 1)}\n`;
  });
}
