import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, tests } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: the last stone wins',
    statement: [
      'Heaps of stones. Little Chef begins; in turn the players take 1, 4, 27, 256, 3125, … stones from one heap: k to the power of k for some k.',
      'Whoever makes the last move wins.',
    ],
    positions: 'The sizes of all heaps.',
    terminal: 'No stone is left: one may always be taken.',
    pattern:
      'One heap of 0, 1, 2, … stones, line after line. Only the moves of 1 and 4 shape small heaps; 46656 is the first to bring more than nimber 2.',
  },
  es: {
    kind: 'Imparcial, juego normal: gana la última piedra',
    statement: [
      'Montones de piedras. Empieza Little Chef; por turnos, cada jugador quita 1, 4, 27, 256, 3125, … piedras de un montón: k elevado a k para algún k.',
      'Gana quien hace la última jugada.',
    ],
    positions: 'Los tamaños de todos los montones.',
    terminal: 'No queda ninguna piedra: siempre se puede tomar una.',
    pattern:
      'Un montón de 0, 1, 2, … piedras, línea tras línea. A los montones pequeños solo les dan forma las jugadas de 1 y de 4; 46656 es la primera que da más que el nimber 2.',
  },
};

export const thumbnail: Thumbnail = { layer: 'nimber', cell: 4 };

export const board: LoadBoard = async () => (await import('../boards/heaps.js')).heapsBoard('set');

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 6), () => {
    const heaps = roll.list(roll.number(1, 6), 1, roll.pick([40, 1000, 100_000]));
    return `${heaps.length}\n${heaps.join(' ')}\n`;
  });
}
