import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: only parity counts',
  output: 'A line for each test: who wins.',
  statement: [
    'Piles of stones, numbered from 1. Alice begins; in turn the players choose a pile and take exactly as many stones from it as its number says.',
    'Whoever cannot move loses.',
  ],
  positions: 'The size of each pile.',
  terminal: 'Every pile i has fewer than i stones.',
  pattern:
    'Pile i lasts exactly ⌊size / i⌋ moves, whatever happens; only whether the sum is even or odd counts. The table shows a single pile: stripes as wide as the pile’s number.',
};
