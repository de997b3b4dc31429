import type { Keywords } from '../page.js';

export const keywords: Keywords = {
  en: 'digraph, directed graph, token, vertex, edges, edge list, cycle, draw, retrograde analysis, loopy game, loopy nimber, Smith, Fraenkel, Perl, Sprague, Grundy, kernel, geography',
  es: 'digrafo, grafo dirigido, ficha, vértice, aristas, lista de aristas, ciclo, tablas, análisis retrógrado, juego con ciclos, nimber infinito, Smith, Fraenkel, Perl, Sprague, Grundy, núcleo',
};
