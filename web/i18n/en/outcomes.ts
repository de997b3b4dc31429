// The outcomes in plain words instead of letters.
import type { Phrases } from '../../engine/message.js';

export const outcomes: Phrases = {
  N: 'Won',
  P: 'Lost',
  D: 'Drawn',
};
