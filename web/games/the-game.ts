import { trackBoard } from '../boards/track.js';
import type { GamePage } from './index.js';
import { dice, tests } from './random.js';

export default {
  kind: 'Impartial, normal play: Nim in disguise',
  statement: [
    'Coins on squares numbered from 0. Tom begins; in turn the players move one coin to any lower square, 0 included. Any number of coins may share a square.',
    'Whoever makes the last move wins.',
  ],
  pattern:
    'Two coins run along the axes, the others stay. A coin on square i is a Nim heap of i stones, and two coins on one square cancel: hence the lost diagonal when no others are left.',
  thumbnail: { layer: 'nimber' },
  board: trackBoard,
  random(seed: number): string {
    const roll = dice(seed);
    return tests(roll.number(2, 6), () => {
      const counts = roll.list(roll.number(1, 12), 0, 3);
      return `${counts.length}\n${counts.join(' ')}\n`;
    });
  },
} satisfies GamePage;
