// The line under the table that says what is in a cell.
import { html, type TemplateResult } from 'lit';
import type { Cell, Natural, OutcomeLetter, Solution, TableShape, Value } from '../../../engine/api.js';
import { words } from '../../../strings/index.js';
import { valueLine } from '../../value.js';
import { grouped } from '../geometry/ticks.js';

export interface ReadCell {
  cell: Cell;
  shape: TableShape;
  /** Absent until it is known; null where there is no cell. */
  value?: Value | null | 'unknown';
}

/** The exact value of a cell in all layers. Before the table is solved: only that it is not known. */
export async function readCell(solution: Solution, cell: Cell, solved: boolean, signal: AbortSignal): Promise<ReadCell> {
  const { shape } = solution;
  if (!solved) return { cell, shape, value: 'unknown' };
  const window = { column: cell[0], row: cell[1], width: 1, height: 1 };
  const layers = await Promise.all(shape.layers.map((layer) => solution.table(layer, window, { signal })));
  const found = new Map(shape.layers.map((layer, i) => [layer, layers[i]?.rows[0]?.[0] ?? null]));
  const outcome = found.get('outcome') as OutcomeLetter | null;
  if (outcome === null) return { cell, shape, value: null };
  const value: Value = { outcome };
  const nimber = found.get('nimber') as Natural | null | undefined;
  const remoteness = found.get('remoteness') as Natural | null | undefined;
  if (nimber != null) value.nimber = nimber;
  if (remoteness != null) value.remoteness = remoteness;
  return { cell, shape, value };
}

export function readout({ cell, shape, value }: ReadCell): TemplateResult {
  const say = words().table;
  const place = html`<span class="place"
    >${shape.x.name} <b>${grouped(cell[0])}</b>, ${shape.y.name} <b>${grouped(cell[1])}</b></span
  >`;
  if (value === undefined) return place;
  if (value === null) return html`${place} <span class="quantity">${say.noCell}</span>`;
  if (value === 'unknown') return html`${place} <span class="quantity">${say.unknown}</span>`;
  return html`${place} ${valueLine(value)}`;
}
