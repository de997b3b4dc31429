// The table for those who do not see it: a grid of the cells around the cursor, with the counts and places of the whole table.

import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Cell, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import type { ReadCell } from '../reading.js';
import { spoken } from './readout.js';

/** What assistive technology takes as a count: larger ones are said to be unknown, as -1. */
const MOST = 2 ** 31 - 1;

export const gridCount = (count: number) => (count > MOST ? -1 : count);
const gridIndex = (index: number, first: number) => (index - first + 1 > MOST ? undefined : index - first + 1);

export const cellId = (prefix: string, [column, row]: Cell) => `${prefix}-${column}-${row}`;

/**
 * In the order of the screen: the first row at the bottom comes last. Other cells are other elements, so that whoever listens is told of them.
 */
export function mirror(
  words: Words,
  prefix: string,
  shape: TableShape,
  around: readonly (readonly ReadCell[])[],
  selected: Cell | undefined,
): TemplateResult {
  const rows = shape.yUp ? [...around].reverse() : around;
  const grid = html`<div class="table-mirror">
    ${rows.map(
      (cells) =>
        html`<div role="row" aria-rowindex=${gridIndex(cells[0]?.cell[1] ?? 0, shape.y.first)}>
          ${cells.map(
            (read) =>
              html`<span
                role="gridcell"
                id=${cellId(prefix, read.cell)}
                aria-colindex=${gridIndex(read.cell[0], shape.x.first)}
                aria-selected=${String(read.cell) === String(selected)}
                >${spoken(words, read)}</span
              >`,
          )}
        </div>`,
    )}
  </div>`;
  return html`${keyed(String(rows[0]?.[0]?.cell), grid)}`;
}
