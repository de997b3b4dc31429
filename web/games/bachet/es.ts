import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: quien no puede mover pierde',
  output: 'Una línea por partida: quién gana (wins).',
  statement: [
    'Un montón de n piedras y un conjunto de números. Empieza Stan; por turnos, cada jugador quita un número de piedras que esté en el conjunto.',
    'Quien no puede mover pierde. Si el 1 está en el conjunto, gana quien quita la última piedra.',
  ],
  positions: 'El número de piedras que quedan.',
  terminal: 'Quedan menos piedras que el menor número del conjunto.',
  pattern:
    'Los montones 0, 1, 2, … se leen como un texto, línea tras línea. A partir de algún montón, los nimbers se repiten, sea cual sea el conjunto; con líneas tan largas como el periodo, forman franjas verticales.',
};

export const words: GameWords = {
  title: 'El juego de Bachet',
  format: 'Partidas hasta el final de la entrada: n, el número de jugadas m y m jugadas.',
  limits: 'n <= 1,000,000, m <= 10, y 1 es una jugada',
  parameters: {
    take: { label: 'Jugadas', help: 'Cuántas piedras se pueden quitar de una vez' },
    n: { label: 'Piedras', help: 'Tamaño del montón' },
    width: { label: 'Anchura de la tabla', help: 'Montones por fila de la tabla; el periodo si se omite' },
  },
  phrases: {
    'last-game': 'la última partida',
    'stones-n': 'el número de piedras n',
    'heaps-repeat': 'Los montones que difieren en {} tienen el mismo nimber, así que este es como un montón de {}.',
    'heaps-repeat-from': 'Desde {} piedras, los montones que difieren en {} tienen el mismo nimber, así que este es como un montón de {}.',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Recursión simple',
  memory: 'Recursión con memoria',
  forward: 'Los montones perdidos marcan los ganados, hacia arriba',
  backward: 'Cada montón mira atrás, a sus opciones',
  nimbers: 'Nimbers por mex, hacia arriba',
  period: 'Resultados hasta su periodo demostrado',
};
