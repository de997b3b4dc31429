import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'Con las jugadas 1, 2, ..., m, un montón está perdido exactamente cuando m + 1 lo divide.',
    kind: 'proved',
    steps: [
      {
        text: 'Desde un múltiplo de m + 1, a cada jugada de s piedras se responde con m + 1 - s, que deja el múltiplo anterior y, al final, ninguna piedra.',
        see: { parameters: { take: '1,2,3', n: '12' }, outcome: 'P' },
      },
      { text: 'Desde cualquier otro montón se puede quitar el resto.', see: { parameters: { take: '1,2,3', n: '13' }, outcome: 'N' } },
    ],
  },
  {
    claim: 'Para todo conjunto finito de jugadas, los nimbers se repiten para siempre a partir de algún montón.',
    kind: 'proved',
    steps: [
      {
        text: 'Desde el montón s, donde s es la jugada mayor, el nimber de un montón es siempre la misma función de los s nimbers anteriores. Con m jugadas, los nimbers no pasan de m.',
      },
      { text: 'Solo hay un número finito de ventanas de s nimbers así, de modo que alguna vuelve a aparecer; desde allí, todo se repite.' },
      {
        text: 'Una ventana más corta no demuestra nada: con la jugada 2 sola, los nimbers son 0, 0, 1, 1, etc.',
        see: { parameters: { take: '2', n: '3' }, outcome: 'N', nimber: 1 },
      },
    ],
  },
  {
    claim:
      'Los resultados pueden repetirse antes, y con un periodo menor, que los nimbers: con 2, 3, 5, 6, 8 y 11, los nimbers tienen preperiodo 9 y periodo 46; los resultados, periodo 23 desde el principio.',
    kind: 'proved',
    steps: [{ text: 'Cada uno por su propia ventana repetida.', see: { parameters: { take: '2,3,5,6,8,11', n: '23' }, outcome: 'P' } }],
  },
];
