import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const surprise: Surprise = {
  en: 'Knights, pins and stones add up: the exclusive or of three numbers tells who wins.',
  es: 'Caballos, bolos y piedras se suman: el o exclusivo de tres números dice quién gana.',
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const group: Group = 'several';

export const short: Short = { parts: 'knights;n=5;knights=3.2|kayles;rows=3|nim;heaps=1,2' };

export const board: LoadBoard = async () => (await import('./board.js')).loadSumBoard();

export function random(seed: number): string {
  const roll = dice(seed);
  const kinds = [
    () => `nim;heaps=${roll.list(roll.number(1, 4), 0, 15).join(',')}`,
    () => `kayles;rows=${roll.list(roll.number(1, 3), 0, 20).join(',')}`,
    () => `bachet;take=1,${roll.number(2, 5)},${roll.number(6, 9)};n=${roll.number(0, 50)}`,
    () => `knights;n=8;knights=${roll.number(0, 7)}.${roll.number(0, 7)}`,
    () => `stone-game;piles=${roll.list(roll.number(1, 4), 0, 12).join(',')}`,
  ];
  const parts = Array.from({ length: roll.number(1, 5) }, () => roll.pick(kinds)());
  return `${parts.length}\n${parts.join('\n')}\n`;
}

export const judgeFormat: JudgeFormat = {
  own: true,
  test(tokens) {
    const parts = Array.from({ length: Number(tokens.next()) }, () => tokens.next());
    return parts.length > 0 ? [{ parts: parts.join('|') }] : [];
  },
};
