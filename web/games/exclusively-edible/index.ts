import type { LoadBoard, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const board: LoadBoard = async () => (await import('../../boards/bar.js')).barBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(3, 8), () => {
    const [rows, columns] = [roll.number(2, 48), roll.number(2, 48)];
    return `${rows} ${columns} ${roll.number(0, rows - 1)} ${roll.number(0, columns - 1)}\n`;
  });
}
