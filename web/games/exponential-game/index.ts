import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const surprise: Surprise = {
  en: 'The first heap with nimber 3 has 46,658 stones.',
  es: 'El primer montón con nimber 3 tiene 46 658 piedras.',
};

export const thumbnail: Thumbnail = { layer: 'nimber', cell: 4 };

export const group: Group = 'heap';

export const short: Short = { heaps: '4,6,11' };

export const board: LoadBoard = async () => (await import('../../boards/heaps.js')).heapsBoard('set');

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 6), () => {
    const heaps = roll.list(roll.number(1, 6), 1, roll.pick([40, 1000, 100_000]));
    return `${heaps.length}\n${heaps.join(' ')}\n`;
  });
}

export const judgeFormat: JudgeFormat = { counted: true, test: (tokens) => [{ heaps: tokens.list() }] };
