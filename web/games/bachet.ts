import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: the last stone wins',
    statement: [
      'A heap of n stones and a set of numbers. Stan begins; in turn the players take as many stones as some number of the set says.',
      'Whoever takes the last stone wins; who cannot move loses.',
    ],
    positions: 'The number of stones left.',
    terminal: 'Fewer stones are left than the least number of the set.',
    pattern:
      'Heaps 0, 1, 2, … read like text, line after line. The values repeat after some point; with lines as long as the period they stand in vertical stripes.',
  },
  es: {
    kind: 'Imparcial, juego normal: gana la última piedra',
    statement: [
      'Un montón de n piedras y un conjunto de números. Empieza Stan; por turnos, cada jugador quita tantas piedras como diga algún número del conjunto.',
      'Gana quien toma la última piedra; quien no puede mover pierde.',
    ],
    positions: 'El número de piedras que quedan.',
    terminal: 'Quedan menos piedras que el menor número del conjunto.',
    pattern:
      'Los montones 0, 1, 2, … se leen como un texto, línea tras línea. Los valores se repiten a partir de cierto punto; con líneas tan largas como el periodo forman franjas verticales.',
  },
};

export const thumbnail: Thumbnail = {};

export const board: LoadBoard = async () => (await import('../boards/heaps.js')).heapsBoard('set');

export function random(seed: number): string {
  const roll = dice(seed);
  return Array.from({ length: roll.number(3, 8) }, () => {
    const moves = [1, ...roll.list(roll.number(0, 5), 2, 30)];
    return `${roll.number(1, 100_000)} ${moves.length} ${moves.join(' ')}\n`;
  }).join('');
}
