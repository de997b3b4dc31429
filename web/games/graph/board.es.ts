import { plurals } from '../../i18n/plurals.js';
import type { BoardWords } from './board.en.js';

const { many } = plurals('es');

export const boardWords: BoardWords = {
  tooLarge: 'Demasiado grande para dibujarlo. Las jugadas:',
  followers: (vertex, count) =>
    `La ficha está en el vértice ${vertex} de un grafo demasiado grande para dibujarlo, con ${many(count, 'jugada', 'jugadas')}.`,
  graph: (vertices, edges, vertex, to) =>
    `Un grafo de ${many(vertices, 'vértice', 'vértices')} y ${many(edges, 'arista', 'aristas')}; la ficha está en el vértice ${vertex}${to.length > 0 ? `, con aristas hacia ${to.join(', ')}` : ', sin jugadas'}.`,
};
