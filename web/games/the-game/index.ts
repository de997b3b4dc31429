import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const surprise: Surprise = {
  en: 'Each coin is a Nim heap in disguise.',
  es: 'Cada moneda es un montón de Nim disfrazado.',
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const group: Group = 'heaps';

export const short: Short = { counts: '0,0,0,1,0,1' };

export const board: LoadBoard = async () => (await import('./board.js')).trackBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 6), () => {
    const counts = roll.list(roll.number(1, 12), 0, 3);
    return `${counts.length}\n${counts.join(' ')}\n`;
  });
}

export const judgeFormat: JudgeFormat = { counted: true, test: (tokens) => [{ counts: tokens.list() }] };
