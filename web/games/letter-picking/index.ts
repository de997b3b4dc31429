import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const surprise: Surprise = {
  en: 'Whoever moves second never wins.',
  es: 'Quien juega segundo no gana nunca.',
};

export const thumbnail: Thumbnail = {};

export const group: Group = 'strip';

export const short: Short = { s: 'acbbcabc' };

export const board: LoadBoard = async () => (await import('./board.js')).lettersBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(3, 8), () => `${roll.word(2 * roll.number(1, 6), roll.pick(['ab', 'abc', 'abcdefghijklmnopqrstuvwxyz']))}\n`);
}

export const judgeFormat: JudgeFormat = { counted: true, test: (tokens) => [{ s: tokens.next() }] };
