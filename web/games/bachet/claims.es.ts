import { inOtherWords } from '../in_other_words.js';
import { claims as english } from './claims.en.js';

export const claims = inOtherWords(english, [
  [
    'Con las jugadas 1, 2, ..., m, un montón está perdido exactamente cuando m + 1 lo divide.',
    'Desde un múltiplo de m + 1, a cada jugada de s piedras se responde con m + 1 - s, que deja el múltiplo anterior y, al final, ninguna piedra.',
    'Desde cualquier otro montón se puede quitar el resto.',
  ],
  [
    'Para todo conjunto finito de jugadas, los nimbers se repiten para siempre a partir de algún montón.',
    'Desde el montón s, donde s es la jugada mayor, el nimber de un montón es siempre la misma función de los s nimbers anteriores. Con m jugadas, los nimbers no pasan de m.',
    'Solo hay un número finito de ventanas de s nimbers así, de modo que alguna vuelve a aparecer; desde allí, todo se repite.',
    'Una ventana más corta no demuestra nada: con la jugada 2 sola, los nimbers son 0, 0, 1, 1, etc.',
  ],
  [
    'Los resultados pueden repetirse antes, y con un periodo menor, que los nimbers: con 2, 3, 5, 6, 8 y 11, los nimbers tienen preperiodo 9 y periodo 46; los resultados, periodo 23 desde el principio.',
    'Cada uno por su propia ventana repetida.',
  ],
]);
