// Shows the nimber of a position as the mex of its options' nimbers.

import { html, type TemplateResult } from 'lit';
import type { Explanation } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';

/** Most nimbers shown far beyond the gap. */
const MOST_FAR = 12;

/** A number of the row, and whether it is an option's nimber. */
interface MexCell {
  value: number;
  present: boolean;
}

/**
 * The options' nimbers: all numbers up to the gap and slightly beyond, then only those that occur. Undefined if an option has no nimber or
 * is not listed.
 */
export function mexRow({ nimber, options, more }: Explanation): { near: MexCell[]; far: number[] } | undefined {
  if (typeof nimber !== 'number' || more || nimber > 64) return undefined;
  if (options.some((option) => option.nimber === undefined)) return undefined;
  const found = [...new Set(options.map((option) => Number(option.nimber)))].sort((one, other) => one - other);
  let last = Math.max(nimber, ...found.filter((value) => value <= nimber + 4));
  while (found.includes(last + 1)) ++last;
  return {
    near: Array.from({ length: last + 1 }, (_, value) => ({ value, present: found.includes(value) })),
    far: found.filter((value) => value > last),
  };
}

const ellipsis = html`<span class="ellipsis">…</span>`;

export function mex(words: Words, explanation: Explanation): TemplateResult | '' {
  const row = mexRow(explanation);
  if (!row) return '';
  const t = words.strings.explain;
  const { nimber } = explanation;
  return html`<figure class="mex">
    <div class="mex-row" aria-hidden="true">
      ${row.near.map(({ value, present }) => html`<span class=${value === nimber ? 'gap' : present ? 'present' : 'beyond'}>${value}</span>`)}
      ${row.far.length > 0 ? ellipsis : ''}
      ${row.far.slice(0, MOST_FAR).map((value) => html`<span class="present">${value}</span>`)}
      ${row.far.length > MOST_FAR ? ellipsis : ''}
    </div>
    <figcaption>${explanation.options.length === 0 ? t.mexNone : t.mexCaption(grouped(nimber ?? 0))}</figcaption>
  </figure>`;
}
