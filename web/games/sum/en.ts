import type { GameTexts } from '../page.js';
import { hasLeftAndRight, partShown } from './part_shown.js';

export const texts: GameTexts = {
  kind: 'Normal play; positions of any games side by side',
  output: 'First or Second: the player who wins; Draw if play on a graph can go on for ever.',
  statement: [
    'Positions of several games lie side by side: rows of pins, knights on a board, heaps of stones, rules of your own. In turn the players choose one of them and make one move in it.',
    'Whoever makes the last move wins: who can move in none of the games loses. In rules of your own Left and Right may have different moves.',
  ],
  positions:
    'The positions of all parts. A part is written as the id of its game and the parameters, such as kayles;rows=3,5; parts are joined by |.',
  fixedParts: partShown((part, count, name) => `Part ${part} of ${count} in the table: ${name}.`, 'rules of your own'),
  terminal: 'No part has a move left.',
  pattern: (parameters) =>
    `The table is that of one part, and the others stay as they are. ${
      hasLeftAndRight(parameters)
        ? 'Left and Right have different moves, so the values of the parts are added: Left wins whoever begins if their sum is greater than 0, Right if it is less, the second player if it is 0, and whoever begins if it is none of these.'
        : 'A position is lost exactly when the nim-sum of the nimbers of all parts is 0 (Sprague and Grundy): where this part has the nimber that all others add up to.'
    }`,
};
