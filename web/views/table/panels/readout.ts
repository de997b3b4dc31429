// The line under the table that says what is in a cell, and the same in plain words.
import { html, type TemplateResult } from 'lit';
import { told, words } from '../../../strings/index.js';
import { valueLine, valueText } from '../../value.js';
import { grouped } from '../geometry/ticks.js';
import type { ReadCell } from '../reading.js';

export function readout({ cell, shape, value }: ReadCell): TemplateResult {
  const say = words().table;
  const place = html`<span class="place"
    >${told(shape.x.name)} <b>${grouped(cell[0])}</b>, ${told(shape.y.name)} <b>${grouped(cell[1])}</b></span
  >`;
  if (value === undefined) return place;
  if (value === null) return html`${place} <span class="quantity">${say.noCell}</span>`;
  if (value === 'unknown') return html`${place} <span class="quantity">${say.unknown}</span>`;
  return html`${place} ${valueLine(value)}`;
}

/** For those who hear it: coordinates, outcome in words, nimber and remoteness. */
export function spoken({ cell, shape, value }: ReadCell): string {
  const say = words().table;
  const place = `${told(shape.x.name)} ${cell[0]}, ${told(shape.y.name)} ${cell[1]}`;
  if (value === undefined) return place;
  return `${place}: ${value === null ? say.noCell : value === 'unknown' ? say.unknown : valueText(value)}`;
}
