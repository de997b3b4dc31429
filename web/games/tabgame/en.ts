import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial; the border decides',
  output: 'A digit for each query: 1 if Alice wins, 0 if Bob does.',
  statement: [
    'A coin stands on a cell of a table. Alice begins; in turn the players move it one cell up or one cell left. The game ends when it reaches the border, row 0 or column 0.',
    'Each border cell carries a digit: on a 0 the player who moved there wins, on a 1 that player loses.',
  ],
  positions: 'The coin’s row and column.',
  terminal: 'The coin on row 0 or column 0; its digit says whether the player who moved it there has won.',
  pattern:
    'From row 2 and column 2 on, each diagonal holds one outcome: once its first cell is known, so are all the others. The border decides the whole table.',
};
