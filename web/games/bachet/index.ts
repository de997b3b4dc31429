import type { LoadBoard, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const thumbnail: Thumbnail = {};

export const board: LoadBoard = async () => (await import('../../boards/heaps.js')).heapsBoard('set');

export function random(seed: number): string {
  const roll = dice(seed);
  return Array.from({ length: roll.number(3, 8) }, () => {
    const moves = [1, ...roll.list(roll.number(0, 5), 2, 30)];
    return `${roll.number(1, 100_000)} ${moves.length} ${moves.join(' ')}\n`;
  }).join('');
}
