import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, tests } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: only parity counts',
    statement: [
      'Piles of stones, numbered from 1. Alice begins; in turn the players choose a pile and take exactly as many stones from it as its number says.',
      'Whoever cannot move loses.',
    ],
    positions: 'The size of each pile.',
    terminal: 'Every pile i has fewer than i stones.',
    pattern:
      'Pile i allows its size divided by i, rounded down, so many moves whatever happens. The table shows a single pile: stripes as wide as the pile’s number.',
  },
  es: {
    kind: 'Imparcial, juego normal: solo cuenta la paridad',
    statement: [
      'Pilas de piedras, numeradas desde 1. Empieza Alice; por turnos, cada jugador elige una pila y quita de ella exactamente tantas piedras como diga su número.',
      'Quien no puede mover pierde.',
    ],
    positions: 'El tamaño de cada pila.',
    terminal: 'Cada pila i tiene menos de i piedras.',
    pattern:
      'La pila i permite tantas jugadas como su tamaño dividido entre i, redondeado hacia abajo, pase lo que pase. La tabla muestra una sola pila: franjas tan anchas como el número de la pila.',
  },
};

export const thumbnail: Thumbnail = { cell: 4 };

export const board: LoadBoard = async () => (await import('../boards/groups.js')).groupsBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 6), () => {
    const piles = roll.list(roll.number(1, 8), 1, 40);
    return `${piles.length}\n${piles.join(' ')}\n`;
  });
}
