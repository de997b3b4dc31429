import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const surprise: Surprise = {
  en: 'From row 2 and column 2 on, a whole diagonal has one outcome.',
  es: 'Desde la fila 2 y la columna 2, cada diagonal tiene un solo resultado.',
};

export const thumbnail: Thumbnail = { cell: 4 };

export const group: Group = 'board';

export const short: Short = { top: '011010010', left: '10100110', row: '6', col: '6' };

export const board: LoadBoard = async () => (await import('./board.js')).coinTableBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 4), () => {
    const [columns, rows, queries] = [roll.number(1, 12), roll.number(1, 12), roll.number(1, 8)];
    const cells = Array.from({ length: queries }, () => `${roll.number(1, rows)} ${roll.number(1, columns)}\n`).join('');
    return `${roll.word(columns, '01')}\n${roll.word(rows, '01')}\n${queries}\n${cells}`;
  });
}

export const judgeFormat: JudgeFormat = {
  counted: true,
  answers: /\S/g,
  test(tokens) {
    const [top = '', left = ''] = tokens.some(2);
    const cells = tokens.count();
    return Array.from({ length: cells }, () => ({ top, left, row: tokens.next(), col: tokens.next() }));
  },
};
