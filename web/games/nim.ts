import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play (or misère, if chosen)',
    statement: [
      'Heaps of stones. In turn the players choose a heap and take any number of stones from it, at least one.',
      'Whoever takes the last stone wins. In misère play, whoever takes it loses.',
    ],
    positions: 'The sizes of all heaps.',
    terminal: 'No stone is left.',
    pattern:
      'The first two heaps run along the axes, the others stay as they are. A position is lost exactly when the heaps add to 0 in binary without carry, so each row and each column has one lost cell; the nimbers show squares within squares.',
  },
  es: {
    kind: 'Imparcial, juego normal (o misère, si se elige)',
    statement: [
      'Montones de piedras. Por turnos, cada jugador elige un montón y quita de él tantas piedras como quiera, al menos una.',
      'Gana quien toma la última piedra. En el juego misère, quien la toma pierde.',
    ],
    positions: 'Los tamaños de todos los montones.',
    terminal: 'No queda ninguna piedra.',
    pattern:
      'Los dos primeros montones recorren los ejes y los demás quedan como están. Una posición está perdida exactamente cuando los montones suman 0 en binario sin llevar, así que cada fila y cada columna tiene una celda perdida; los nimbers muestran cuadrados dentro de cuadrados.',
  },
};

export const thumbnail: Thumbnail = { layer: 'nimber', cell: 3 };

export const board: LoadBoard = async () => (await import('../boards/heaps.js')).heapsBoard('any');

export function random(seed: number): string {
  const roll = dice(seed);
  const games = Array.from({ length: roll.number(2, 6) }, () => {
    const heaps = roll.list(roll.number(1, 5), 0, roll.pick([7, 15, 2_000_000_000]));
    if (roll.number(0, 1)) heaps.push(heaps.reduce((sum, heap) => sum ^ heap, 0));
    return `${heaps.length}\n${heaps.join(' ')}\n`;
  });
  return `${games.join('')}0\n`;
}
