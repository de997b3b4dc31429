import { otherCoins } from '../fixed_parts.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: Nim in disguise',
  output: 'A line for each test: who wins.',
  statement: [
    'Coins on squares numbered from 0. Tom begins; in turn the players move one coin to any lower square, 0 included. Any number of coins may share a square.',
    'Whoever makes the last move wins.',
  ],
  positions: 'How many coins stand on each square.',
  terminal: 'All coins stand on square 0.',
  pattern:
    'Two coins run along the axes, the others stay. A coin on square i is a Nim heap of i stones, and two coins on one square cancel: hence the lost diagonal where the others cancel.',
  fixedParts: ({ counts }) => {
    const others = otherCoins(counts, (count) => `and ${count} more`);
    return others && `the other coins: on ${others}`;
  },
};
