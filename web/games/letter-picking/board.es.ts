import { plurals } from '../../i18n/plurals.js';
import type { BoardWords } from './board.en.js';

const { many } = plurals('es');

export const boardWords: BoardWords = {
  players: ['Alice', 'Bob'],
  ahead: 'por delante',
  letters: (count) => many(count, 'letra', 'letras'),
  word: (remaining, alice, bob) =>
    `Una hilera de ${many(remaining, 'letra', 'letras')}. Palabra de Alice: ${alice || 'aún ninguna'}. Palabra de Bob: ${bob || 'aún ninguna'}.`,
};
