import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const surprise: Surprise = {
  en: 'Whatever the set of moves, from some heap on the nimbers repeat for ever.',
  es: 'Sea cual sea el conjunto de jugadas, a partir de algún montón los nimbers se repiten para siempre.',
};

export const thumbnail: Thumbnail = {
  act: { kind: 'judge', parameters: {} },
  wonder: { kind: 'period', field: 'take', parameters: { take: '2,4,7', n: '398' } },
};

export const group: Group = 'heap';

export const short: Short = { take: '1,2,3', n: '21' };

export const board: LoadBoard = async () => (await import('../../boards/heaps.js')).heapsBoard('set');

export function random(seed: number): string {
  const roll = dice(seed);
  return Array.from({ length: roll.number(3, 8) }, () => {
    const moves = [1, ...roll.list(roll.number(0, 5), 2, 30)];
    return `${roll.number(1, 100_000)} ${moves.length} ${moves.join(' ')}\n`;
  }).join('');
}

export const judgeFormat: JudgeFormat = {
  test(tokens) {
    const n = tokens.next();
    return [{ n, take: tokens.list() }];
  },
};
