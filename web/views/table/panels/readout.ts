// The line under the table with the values of a cell, and the same in plain words.

import { html, type TemplateResult } from 'lit';
import type { Cell, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { valueLine, valueText } from '../../value.js';
import { grouped } from '../geometry/ticks.js';
import type { ReadCell } from '../reading.js';

/** The index of a cell's term in a sequence: the size of the heap. */
const termOf = ({ x }: TableShape, [column, row]: Cell): number => row * x.count + column;

/** Whether cells are named by row and column, as in a matrix: where rows are drawn from the top down. */
export const rowsFirst = ({ sequence, yUp }: TableShape): boolean => !sequence && !yUp;

/** The coordinates of a cell with their names, in the order in which cells are written and typed. */
export function coordinates(words: Words, shape: TableShape, cell: Cell): [name: string, index: number][] {
  if (shape.sequence) return [[words.strings.table.heap, termOf(shape, cell)]];
  const named: [string, number][] = [
    [words.translate(shape.x.name), cell[0]],
    [words.translate(shape.y.name), cell[1]],
  ];
  return rowsFirst(shape) ? named.reverse() : named;
}

/** The coordinates alone: "3, 5". */
export const cellText = (shape: TableShape, [column, row]: Cell): string =>
  (rowsFirst(shape) ? [row, column] : [column, row]).map(grouped).join(', ');

export function readout(words: Words, { cell, shape, value }: ReadCell): TemplateResult {
  const t = words.strings.table;
  const named = coordinates(words, shape, cell).map(([name, index], i) => html`${i > 0 ? ', ' : ''}${name} <b>${grouped(index)}</b>`);
  const place = html`<span class="place">${named}</span>`;
  if (value === undefined) return place;
  if (value === null) return html`${place} <span class="quantity">${t.noCell}</span>`;
  if (value === 'unknown') return html`${place} <span class="quantity">${t.unknown}</span>`;
  return html`${place} ${valueLine(words, value)}`;
}

/** For assistive technology: coordinates, outcome in words, nimber and remoteness. */
export function spoken(words: Words, { cell, shape, value }: ReadCell): string {
  const t = words.strings.table;
  const place = coordinates(words, shape, cell)
    .map((coordinate) => coordinate.join(' '))
    .join(', ');
  if (value === undefined) return place;
  return `${place}: ${value === null ? t.noCell : value === 'unknown' ? t.unknown : valueText(words, value)}`;
}
