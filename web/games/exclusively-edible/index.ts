import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const surprise: Surprise = {
  en: 'A chocolate bar is four Nim heaps.',
  es: 'Una tableta de chocolate son cuatro montones de Nim.',
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const group: Group = 'heaps';

export const short: Short = { m: '5', n: '6', r: '2', c: '1' };

export const board: LoadBoard = async () => (await import('./board.js')).barBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(3, 8), () => {
    const [rows, columns] = [roll.number(2, 48), roll.number(2, 48)];
    return `${rows} ${columns} ${roll.number(0, rows - 1)} ${roll.number(0, columns - 1)}\n`;
  });
}

export const judgeFormat: JudgeFormat = {
  counted: true,
  test: (tokens) => [{ m: tokens.next(), n: tokens.next(), r: tokens.next(), c: tokens.next() }],
};
