import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords = {
  tooLarge: 'Too large to draw: only the moves are shown.',
  graph: (vertices: number, edges: number) => `A graph of ${many(vertices, 'vertex', 'vertices')} and ${many(edges, 'edge', 'edges')}.`,
  token: (vertex: string, to: readonly string[]) =>
    `The token is on vertex ${vertex}, ${to.length > 0 ? `with edges to ${to.join(', ')}` : 'without a move'}.`,
};

export type BoardWords = typeof boardWords;
