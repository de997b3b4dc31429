import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const surprise: Surprise = {
  en: 'Add the heaps in binary without carrying: a sum of 0 loses.',
  es: 'Suma los montones en binario sin llevar: quien recibe un 0 pierde.',
};

export const thumbnail: Thumbnail = {
  layer: 'nimber',
  cell: 3,
  act: { kind: 'pattern', parameters: { heaps: '3,5', max: '127' } },
  waits: {
    parameters: { heaps: '3,4,5' },
    rules: {
      en: 'Take as many stones as you like from one heap. Whoever takes the last stone wins.',
      es: 'Quita de un solo montón las piedras que quieras. Gana quien se lleva la última.',
    },
  },
  introduction: { max: '7' },
};

export const group: Group = 'heaps';

export const short: Short = { heaps: '2,4,5' };

export const board: LoadBoard = async () => (await import('../../boards/heaps.js')).heapsBoard('any');

export function random(seed: number): string {
  const roll = dice(seed);
  const games = Array.from({ length: roll.number(2, 6) }, () => {
    const heaps = roll.list(roll.number(1, 5), 0, roll.pick([7, 15, 2_000_000_000]));
    if (roll.number(0, 1)) heaps.push(heaps.reduce((sum, heap) => sum ^ heap, 0));
    return `${heaps.length}\n${heaps.join(' ')}\n`;
  });
  return `${games.join('')}0\n`;
}

export const judgeFormat: JudgeFormat = {
  test(tokens) {
    const heaps = tokens.list();
    return heaps ? [{ heaps }] : undefined;
  },
};
