import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords = {
  eat: ['Rows to eat above', 'Rows to eat below', 'Columns to eat on the left', 'Columns to eat on the right'],
  bar: (rows: string, columns: string, above: string, left: string) =>
    `A chocolate bar of ${many(rows, 'row', 'rows')} and ${many(columns, 'column', 'columns')}; the bad piece is in row ${above}, column ${left}, from 0.`,
};

export type BoardWords = typeof boardWords;
