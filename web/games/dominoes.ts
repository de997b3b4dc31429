import { dominoesBoard } from '../boards/dominoes.js';
import type { GamePage } from './index.js';
import { dice } from './random.js';

export default {
  kind: 'Impartial, with cycles: a game may never end, which is a draw',
  statement: [
    'A strip of cells, some of them blocked. Alice begins; in turn the players cover K free cells in a row with a domino. The domino laid on turn T vanishes at the start of turn T + D, and its cells are free again.',
    'Whoever cannot move loses. If neither player can ever be stopped, the game is a draw.',
  ],
  pattern:
    'Each cell is one game on this strip: D across, K upward. Let t be the number of moves the game lasts when dominoes never vanish; the winner keeps the win exactly when t < D. So every row is grey up to its t and one colour beyond.',
  board: dominoesBoard,
  random(seed: number): string {
    const roll = dice(seed);
    const n = roll.number(4, 24);
    const strip = roll.word(n, roll.pick(['0', '0001', '01']));
    return `${n} ${roll.number(1, 4)} ${roll.number(1, n)}\n${strip}\n`;
  },
} satisfies GamePage;
