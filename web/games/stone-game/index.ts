import type { LoadBoard, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const thumbnail: Thumbnail = { cell: 4 };

export const board: LoadBoard = async () => (await import('../../boards/groups.js')).groupsBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 6), () => {
    const piles = roll.list(roll.number(1, 8), 1, 40);
    return `${piles.length}\n${piles.join(' ')}\n`;
  });
}
