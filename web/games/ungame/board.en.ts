import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords = {
  moveNumber: (k: string) => `move ${k}`,
  pawn: (n: string, pawn: string, k: string) =>
    `A strip of ${many(n, 'cell', 'cells')} with a pawn on cell ${pawn}; the next move is number ${k}.`,
};

export type BoardWords = typeof boardWords;
