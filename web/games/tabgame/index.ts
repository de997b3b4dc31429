import type { LoadBoard, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const thumbnail: Thumbnail = { cell: 4 };

export const board: LoadBoard = async () => (await import('../../boards/coin_table.js')).coinTableBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 4), () => {
    const [columns, rows, queries] = [roll.number(1, 12), roll.number(1, 12), roll.number(1, 8)];
    const asked = Array.from({ length: queries }, () => `${roll.number(1, rows)} ${roll.number(1, columns)}\n`).join('');
    return `${roll.word(columns, '01')}\n${roll.word(rows, '01')}\n${queries}\n${asked}`;
  });
}
