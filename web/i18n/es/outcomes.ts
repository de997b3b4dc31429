// The outcomes in plain words instead of letters.
import type { Phrases } from '../../engine/message.js';

export const outcomes: Phrases = {
  N: 'Ganada',
  P: 'Perdida',
  D: 'Empate',
};
