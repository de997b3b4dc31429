import type { LoadBoard, Thumbnail } from '../page.js';
import { dice, randomBoard, tests } from '../random.js';

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const board: LoadBoard = async () => (await import('../../boards/chessboard.js')).chessBoard('king');

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(1, 4), () => {
    const side = roll.number(2, 8);
    return `${side}\n${randomBoard(roll, side, '......KX')}`;
  });
}
