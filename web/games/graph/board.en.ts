import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords = {
  tooLarge: 'Too large to draw. The moves:',
  followers: (vertex: string, count: number) =>
    `The token on vertex ${vertex} of a graph that is too large to draw, with ${many(count, 'move', 'moves')}.`,
  graph: (vertices: number, edges: number, vertex: string, to: readonly string[]) =>
    `A graph of ${many(vertices, 'vertex', 'vertices')} and ${many(edges, 'edge', 'edges')}; the token on vertex ${vertex}${to.length > 0 ? `, with edges to ${to.join(', ')}` : ', without a move'}.`,
};

export type BoardWords = typeof boardWords;
