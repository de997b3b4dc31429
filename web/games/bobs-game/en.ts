import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play: a sum of one-king games',
  output: 'A line for each query: WIN and how many first moves win, or LOSE.',
  statement: [
    'Kings on a square board with damaged squares; kings may share a square. Bob begins; in turn the players move one king up, left, or up and left, not off the board and not onto a damaged square.',
    'Whoever cannot move loses. If Bob wins, the judge also wants the number of his winning first moves.',
  ],
  positions: 'The square of each king.',
  terminal: 'No king can move: the border and damaged squares stop them all.',
  pattern:
    'Each cell tells how a single king on it fares; empty cells are damaged, dots are kings, arrows winning moves. With three moves, no nimber exceeds 3.',
};
