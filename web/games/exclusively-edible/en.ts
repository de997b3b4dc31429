import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: four Nim heaps in disguise',
  output: 'A line for each test: who loses.',
  statement: [
    'A chocolate bar with one bad piece. Hansel begins; in turn the players cut the bar along a line of its grid and eat the part without the bad piece.',
    'Whoever is left with nothing but the bad piece loses.',
  ],
  positions: 'The rows above and below the bad piece, and the columns to its left and right.',
  terminal: 'Nothing but the bad piece is left.',
  pattern:
    'Each cell is a place for the bad piece. The rows above and below it and the columns left and right of it are four Nim heaps; a place is lost where they add to 0 without carry, as on both diagonals of a square bar.',
};
