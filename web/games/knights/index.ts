import type { LoadBoard, Thumbnail } from '../page.js';
import { dice, randomBoard } from '../random.js';

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const board: LoadBoard = async () => (await import('../../boards/chessboard.js')).chessBoard('knight');

export function random(seed: number): string {
  const roll = dice(seed);
  const side = roll.number(3, 10);
  return `${side}\n${randomBoard(roll, side, '.....K')}`;
}
