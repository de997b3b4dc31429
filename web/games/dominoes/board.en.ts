import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords = {
  strip: (cells: number, dominoes: number) =>
    `A strip of ${many(cells, 'cell', 'cells')} with ${many(dominoes, 'domino', 'dominoes')} on it.`,
};

export type BoardWords = typeof boardWords;
