import type { LoadBoard, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const thumbnail: Thumbnail = {};

export const board: LoadBoard = async () => (await import('../../boards/dominoes.js')).dominoesBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  const n = roll.number(4, 24);
  const strip = roll.word(n, roll.pick(['0', '0001', '01']));
  return `${n} ${roll.number(1, 4)} ${roll.number(1, n)}\n${strip}\n`;
}
