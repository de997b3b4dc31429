import { plurals } from '../../i18n/plurals.js';
import type { BoardWords } from './board.en.js';

const { many } = plurals('es');

export const boardWords: BoardWords = {
  tooLarge: 'Demasiado grande para dibujarlo: solo se muestran las jugadas.',
  graph: (vertices, edges) => `Un grafo de ${many(vertices, 'vértice', 'vértices')} y ${many(edges, 'arista', 'aristas')}.`,
  token: (vertex, to) => `La ficha está en el vértice ${vertex}, ${to.length > 0 ? `con aristas hacia ${to.join(', ')}` : 'sin jugadas'}.`,
};
