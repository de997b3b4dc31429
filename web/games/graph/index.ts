import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const surprise: Surprise = {
  en: 'Draws have nimbers, too: infinity, with a set of numbers.',
  es: 'También las tablas tienen nimbers: infinito, con un conjunto de números.',
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const group: Group = 'board';

export const short: Short = { start: '0' };

export const board: LoadBoard = async () => (await import('./board.js')).graphBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  const v = roll.number(1, roll.pick([6, 20, 60]));
  const edges = Array.from({ length: roll.number(0, 2 * v) }, () => `${roll.list(2, 0, v - 1).join(' ')}\n`);
  return `${v} ${edges.length}\n${roll.number(0, v - 1)}\n${edges.join('')}`;
}

export const judgeFormat: JudgeFormat = {
  own: true,
  test(tokens) {
    tokens.next();
    const count = tokens.count();
    const start = tokens.next();
    const ends = tokens.some(2 * count);
    return [{ edges: ends.map((end, i) => (i % 2 === 0 ? `${i === 0 ? '' : ','}${end}>` : end)).join(''), start }];
  },
};
