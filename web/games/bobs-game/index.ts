import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, randomBoard, tests } from '../random.js';

export const surprise: Surprise = {
  en: 'Damaged squares turn winning kings into losing ones.',
  es: 'Las casillas dañadas convierten reyes ganadores en perdedores.',
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const group: Group = 'board';

export const short: Short = { board: '...../..X../...K./..X../.K...' };

export const board: LoadBoard = async () => (await import('./board.js')).kingsBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(1, 4), () => {
    const side = roll.number(2, 8);
    return `${side}\n${randomBoard(roll, side, '......KX')}`;
  });
}

export const judgeFormat: JudgeFormat = { counted: true, test: (tokens) => [{ board: tokens.some(tokens.count()).join('/') }] };
