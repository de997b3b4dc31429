import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const surprise: Surprise = {
  en: 'Two equal heaps cancel: whoever moves second copies each move.',
  es: 'Dos montones iguales se anulan: quien juega segundo copia cada jugada.',
};

export const thumbnail: Thumbnail = { layer: 'nimber', cell: 6 };

export const group: Group = 'heaps';

export const short: Short = { heaps: '6,7,3' };

export const board: LoadBoard = async () => (await import('../../boards/heaps.js')).heapsBoard('set');

export function random(seed: number): string {
  const roll = dice(seed);
  const moves = [...new Set(roll.list(roll.number(1, 5), 1, 12))];
  const heaps = roll.list(roll.number(1, 6), 0, 200);
  return `${moves.length} ${moves.join(' ')}\n${heaps.length} ${heaps.join(' ')}\n`;
}

export const judgeFormat: JudgeFormat = { own: true, test: (tokens) => [{ take: tokens.list(), heaps: tokens.list() }] };
