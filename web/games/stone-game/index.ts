import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const surprise: Surprise = {
  en: 'Whatever the players do, the game lasts equally long.',
  es: 'Hagan lo que hagan los jugadores, la partida dura lo mismo.',
};

export const thumbnail: Thumbnail = { cell: 4 };

export const group: Group = 'heaps';

export const short: Short = { piles: '4,7,9,12' };

export const board: LoadBoard = async () => (await import('./board.js')).groupsBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 6), () => {
    const piles = roll.list(roll.number(1, 8), 1, 40);
    return `${piles.length}\n${piles.join(' ')}\n`;
  });
}

export const judgeFormat: JudgeFormat = { counted: true, test: (tokens) => [{ piles: tokens.list() }] };
