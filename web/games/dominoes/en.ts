import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, with cycles: a game may never end, which is a draw',
  statement: [
    'A strip of cells, some of them blocked. Alice begins; in turn the players cover K free cells in a row with a domino. The domino laid on turn T vanishes at the start of turn T + D, and its cells are free again.',
    'Whoever cannot move loses. If neither player can ever be stopped, the game is a draw.',
  ],
  positions: 'Which cells are covered, and how many turns each domino still lies.',
  terminal: 'No K free cells in a row are left: the player to move loses. While dominoes vanish in time, that never comes.',
  pattern:
    'Each cell is one game on this strip: D across, K upward. Let t be the number of moves the game lasts when dominoes never vanish; the winner keeps the win exactly when t < D. So every row is grey up to its t and one colour beyond.',
};
