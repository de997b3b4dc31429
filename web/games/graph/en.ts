import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Impartial, normal play; play may go on for ever',
  output: 'First or Second: the player who wins; Draw: neither can force a win.',
  statement: [
    'A token is on a vertex of a directed graph. In turn the players move it along an edge, in the direction of the edge.',
    'Whoever cannot move loses. If play never ends, it is a draw.',
  ],
  positions: 'The vertex of the token.',
  terminal: 'No edge leaves the vertex of the token.',
  pattern:
    'A cell for each vertex, row by row from vertex 0 on: each row begins with the number at its side. A vertex with an edge to a lost one is won; one with edges to won ones only is lost; any other is a draw. A nimber exists where the graph lets no player evade it by going on for ever, and there the token adds up with other games like a Nim heap (Smith 1966).',
};
