import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, with cycles: a game may never end, which is a draw',
  output: 'Alice, Bob or Draw: who wins.',
  statement: [
    'A strip of cells, some of them blocked. Alice begins; in turn the players cover K free cells in a row with a domino. The domino laid on turn T vanishes at the start of turn T + D, and its cells are free again.',
    'Whoever cannot move loses. A game that never ends is a draw.',
  ],
  positions: 'Which cells are covered, and how many turns each domino still lies.',
  terminal: 'No K free cells in a row are left, and whoever is to move has lost. While dominoes vanish in time, that never comes.',
  pattern: ({ table }) =>
    table === 'B'
      ? 'Each cell is the game on an empty strip with dominoes that never vanish: the length N of the strip across, the length K of the dominoes upward. Such a game is finite, so there are no draws.'
      : 'Each cell is one game on this strip: D across, K upward. Let t be the number of moves the game lasts when dominoes never vanish, the winner hurries and the loser delays; the winner keeps the win exactly when t < D. So every row is grey up to its t and one colour beyond.',
};
