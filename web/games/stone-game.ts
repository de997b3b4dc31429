import { groupsBoard } from '../boards/groups.js';
import type { GamePage } from './index.js';
import { dice, tests } from './random.js';

export default {
  kind: 'Impartial, normal play: only parity counts',
  statement: [
    'Piles of stones, numbered from 1. Alice begins; in turn the players choose a pile and take exactly as many stones from it as its number says.',
    'Whoever cannot move loses.',
  ],
  pattern:
    'Pile i allows its size divided by i, rounded down, so many moves whatever happens. The table shows a single pile: stripes as wide as the pile’s number.',
  thumbnail: { cell: 4 },
  board: groupsBoard,
  random(seed: number): string {
    const roll = dice(seed);
    return tests(roll.number(2, 6), () => {
      const piles = roll.list(roll.number(1, 8), 1, 40);
      return `${piles.length}\n${piles.join(' ')}\n`;
    });
  },
} satisfies GamePage;
