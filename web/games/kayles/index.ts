import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const surprise: Surprise = {
  en: 'From 71 pins on, the nimbers repeat every 12 pins.',
  es: 'A partir de 71 bolos, los nimbers se repiten cada 12.',
};

export const thumbnail: Thumbnail = { layer: 'nimber', cell: 3 };

export const group: Group = 'heaps';

export const short: Short = { rows: '5,3' };

export const board: LoadBoard = async () => (await import('./board.js')).pinsBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  const rows = roll.list(roll.number(1, 5), 0, roll.pick([8, 20, 100, 1_000_000]));
  if (roll.number(0, 2) === 0) rows.push(...rows);
  return `${rows.length}\n${rows.join(' ')}\n`;
}

export const judgeFormat: JudgeFormat = { own: true, test: (tokens) => [{ rows: tokens.list() }] };
