import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: a sum of subtraction games',
    statement: [
      'Several heaps of stones and one set of numbers. In turn the players choose a heap and take as many stones from it as some number of the set says.',
      'Whoever cannot move loses.',
    ],
    positions: 'The sizes of all heaps.',
    terminal: 'Every heap is smaller than the least number of the set.',
    pattern:
      'The first two heaps run along the axes, the others stay as they are. Each heap has a nimber, and a position is lost exactly when the nimbers add to 0 without carry: the table repeats with the heaps’ period in both directions.',
  },
  es: {
    kind: 'Imparcial, juego normal: una suma de juegos de sustracción',
    statement: [
      'Varios montones de piedras y un solo conjunto de números. Por turnos, cada jugador elige un montón y quita de él tantas piedras como diga algún número del conjunto.',
      'Quien no puede mover pierde.',
    ],
    positions: 'Los tamaños de todos los montones.',
    terminal: 'Todos los montones son menores que el menor número del conjunto.',
    pattern:
      'Los dos primeros montones recorren los ejes y los demás quedan como están. Cada montón tiene un nimber, y una posición está perdida exactamente cuando los nimbers suman 0 sin llevar: la tabla se repite con el periodo de los montones en las dos direcciones.',
  },
};

export const thumbnail: Thumbnail = { layer: 'nimber', cell: 6 };

export const board: LoadBoard = async () => (await import('../boards/heaps.js')).heapsBoard('set');

export function random(seed: number): string {
  const roll = dice(seed);
  const moves = [...new Set(roll.list(roll.number(1, 5), 1, 12))];
  const heaps = roll.list(roll.number(1, 6), 0, 200);
  return `${moves.length} ${moves.join(' ')}\n${heaps.length} ${heaps.join(' ')}\n`;
}
