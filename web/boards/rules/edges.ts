// Names at the edges of boards: letters of columns from the left, numbers of rows from the top.
import type { SVGTemplateResult } from 'lit';
import { cell, text } from '../ink.js';
import { range } from '../numbers.js';

/** The letters of a column, from 0: a to z, aa, ab. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(97 + (column % 26));

/** Height of a line of letters. */
export const LETTERS = 5;

/** The names of the columns and rows of a board whose upper left corner is given. */
export const boardEdges = (x: number, y: number, columns: number, rows: number): SVGTemplateResult[] => [
  ...range(0, columns).map((i) => text(x + i * cell + cell / 2, y + rows * cell + LETTERS / 2 + 0.3, 3.2, columnName(i))),
  ...range(0, rows).map((i) => text(x - 1.8, y + i * cell + cell / 2, 3.2, i + 1, { anchor: 'end' })),
];
