import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, randomBoard } from '../random.js';

export const surprise: Surprise = {
  en: 'All knights run to one corner; their nimbers tell who wins.',
  es: 'Todos los caballos van a una esquina; sus nimbers dicen quién gana.',
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const group: Group = 'board';

export const short: Short = { n: '5', knights: '2.3,4.1,4.4,3.0' };

export const board: LoadBoard = async () => (await import('./board.js')).knightsBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  const side = roll.number(3, 10);
  return `${side}\n${randomBoard(roll, side, '.....K')}`;
}

export const judgeFormat: JudgeFormat = { own: true, test: (tokens) => [{ board: tokens.some(tokens.count()).join('/') }] };
