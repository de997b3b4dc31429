// The words of graphs on boards.
import type { Language } from '../../../i18n/languages.js';

const english = {
  move: 'Move vertices',
  how: 'Drag a vertex, or choose one with the arrow keys and move it with Shift and an arrow key.',
  again: 'Arrange again',
  vertex: (vertex: number) => `vertex ${vertex}`,
};

const others: Partial<Record<Language, typeof english>> = {
  es: {
    move: 'Mover vértices',
    how: 'Arrastra un vértice, o elige uno con las flechas y muévelo con Mayús y una flecha.',
    again: 'Ordenar de nuevo',
    vertex: (vertex) => `vértice ${vertex}`,
  },
};

export const graphWords = (language: Language): typeof english => others[language] ?? english;
