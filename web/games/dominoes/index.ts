import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice } from '../random.js';

export const surprise: Surprise = {
  en: 'Dominoes that vanish in time save the loser: the game never ends.',
  es: 'Las fichas que desaparecen a tiempo salvan al perdedor: la partida no acaba nunca.',
};

export const thumbnail: Thumbnail = {};

export const group: Group = 'strip';

export const short: Short = { strip: '00001000000000', k: '2', d: '16' };

export const board: LoadBoard = async () => (await import('./board.js')).dominoesBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  const n = roll.number(4, 24);
  const strip = roll.word(n, roll.pick(['0', '0001', '01']));
  return `${n} ${roll.number(1, 4)} ${roll.number(1, n)}\n${strip}\n`;
}

export const judgeFormat: JudgeFormat = {
  test(tokens) {
    const [, k = '', d = '', strip = ''] = tokens.some(4);
    return [{ strip, k, d }];
  },
};
