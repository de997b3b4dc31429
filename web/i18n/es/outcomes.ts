// The phrases that contain outcomes, in plain words instead of letters.
import type { Phrases } from '../../engine/message.js';

export const outcomes: Phrases = {
  N: 'Ganada',
  P: 'Perdida',
  D: 'Empate',
  'winning-move': '{}: {} deja al rival una posición perdida.',
  'one-option': '{}: la única jugada lleva a una posición que gana el rival.',
  'both-options': '{}: las dos jugadas llevan a posiciones que gana el rival.',
  'all-options': '{}: las {} jugadas llevan a posiciones que gana el rival.',
  drawn: '{}: ninguna jugada gana, y alguna mantiene el empate.',
  diagonal:
    '{} Toda su diagonal es igual desde la fila {}, columna {}: tras una posición perdida, las dos opciones están ganadas; tras una ganada, alguna está perdida.',
};
