import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal; la partida puede no acabar nunca',
  output: 'First o Second: gana el primer jugador o el segundo; Draw: ninguno puede forzar la victoria.',
  statement: [
    'Una ficha está en un vértice de un grafo dirigido. Por turnos, los jugadores la mueven por una arista, en el sentido de la arista.',
    'Quien no puede mover pierde. Si la partida no acaba nunca, son tablas.',
  ],
  positions: 'El vértice de la ficha.',
  terminal: 'Ninguna arista sale del vértice de la ficha.',
  pattern:
    'Una celda por vértice, en filas: con filas de diez, el vértice 27 está en la fila 2, columna 7. Un vértice con una arista hacia otro perdido está ganado; si todas sus aristas llevan a vértices ganados, está perdido; cualquier otro es tablas. Hay nimber donde el grafo no deja a ningún jugador eludirlo prolongando la partida sin fin, y allí la ficha se suma a otros juegos como un montón de Nim (Smith 1966).',
};

export const words: GameWords = {
  title: 'Una ficha en un grafo',
  source: 'Cedric Smith, «Graphs and composite games» (1966)',
  credit: 'Nimbers infinitos: Cedric Smith (1966), Aviezri Fraenkel y Yehoshua Perl (1975)',
  format:
    'El número v de vértices y el número e de aristas; el vértice de la ficha, de 0 a v - 1; después, e aristas, cada una como dos vértices.',
  parameters: {
    edges: { label: 'Aristas', help: 'DESDE>HASTA, separadas por comas o una por línea; los vértices son números' },
    start: { label: 'Ficha', help: 'Su vértice; si se omite, aquel del que sale la primera arista' },
    width: { label: 'Ancho de la tabla', help: 'Vértices por fila de la tabla; si se omite, una potencia de 10' },
  },
  phrases: {
    'vertex-mod': 'vértice mod {}',
    'vertex-div': 'vértice div {}',
    'vertex-n': 'vértice {}',
    vertex: 'vértice',
    'move-token': 'mover a {}',
    'infinite-nimber':
      'No tiene nimber: la partida puede no acabar nunca. Sus sucesores tienen {}: sumada a una posición con un nimber así, gana quien mueve; sumada a cualquier otra, son tablas.',
    'infinite-nimber-alone':
      'No tiene nimber, ni lo tiene ningún sucesor: la partida puede no acabar nunca, y sumada a cualquier otra posición son tablas.',
    'vertices-v': 'el número de vértices v',
    'edges-e': 'el número de aristas e',
    'start-vertex': 'el vértice de la ficha',
    'edge-from': 'el vértice del que sale una arista',
    'edge-to': 'el vértice al que lleva una arista',
    'last-edge': 'la última arista',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todas las partidas de v jugadas, por recursión simple',
  memory: 'Vértice y jugadas que quedan, recordados',
  backward: 'Hacia atrás desde los vértices sin jugadas',
};
