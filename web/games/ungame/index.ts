import type { LoadBoard, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const thumbnail: Thumbnail = { poster: true };

export const board: LoadBoard = async () => (await import('../../boards/pawn_line.js')).pawnLineBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 5), () => {
    const n = roll.number(1, 200);
    const starts = roll.list(roll.number(1, 12), 1, n);
    return `${n} ${starts.length}\n${starts.join(' ')}\n`;
  });
}
