import type { LoadBoard, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const thumbnail: Thumbnail = { layer: 'nimber', cell: 6 };

export const board: LoadBoard = async () => (await import('../../boards/heaps.js')).heapsBoard('set');

export function random(seed: number): string {
  const roll = dice(seed);
  const moves = [...new Set(roll.list(roll.number(1, 5), 1, 12))];
  const heaps = roll.list(roll.number(1, 6), 0, 200);
  return `${moves.length} ${moves.join(' ')}\n${heaps.length} ${heaps.join(' ')}\n`;
}
