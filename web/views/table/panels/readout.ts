// The line under the table with the values of a cell, and the same in plain words.

import { html, type TemplateResult } from 'lit';
import type { Cell, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { valueLine, valueText } from '../../value.js';
import { grouped } from '../geometry/ticks.js';
import type { ReadCell } from '../reading.js';

/** The index of a cell's term in a sequence: the size of the heap. */
export const termOf = ({ x }: TableShape, [column, row]: Cell): number => row * x.count + column;

export function readout(words: Words, { cell, shape, value }: ReadCell): TemplateResult {
  const t = words.strings.table;
  const place = shape.sequence
    ? html`<span class="place">${t.heap} <b>${grouped(termOf(shape, cell))}</b></span>`
    : html`<span class="place"
        >${words.translate(shape.x.name)} <b>${grouped(cell[0])}</b>, ${words.translate(shape.y.name)} <b>${grouped(cell[1])}</b></span
      >`;
  if (value === undefined) return place;
  if (value === null) return html`${place} <span class="quantity">${t.noCell}</span>`;
  if (value === 'unknown') return html`${place} <span class="quantity">${t.unknown}</span>`;
  return html`${place} ${valueLine(words, value)}`;
}

/** For assistive technology: coordinates, outcome in words, nimber and remoteness. */
export function spoken(words: Words, { cell, shape, value }: ReadCell): string {
  const t = words.strings.table;
  const place = shape.sequence
    ? `${t.heap} ${termOf(shape, cell)}`
    : `${words.translate(shape.x.name)} ${cell[0]}, ${words.translate(shape.y.name)} ${cell[1]}`;
  if (value === undefined) return place;
  return `${place}: ${value === null ? t.noCell : value === 'unknown' ? t.unknown : valueText(words, value)}`;
}
