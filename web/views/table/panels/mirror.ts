// The table for assistive technology: a grid of the cells around the cursor, with row and column counts of the whole table.

import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Cell, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import type { ReadCell } from '../reading.js';
import { cellId, gridIndex } from './grid.js';
import { spoken } from './readout.js';

/**
 * Rows in the order of the screen. Each cell has its own element, so that a move of the cursor is announced.
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
