// The nimber of a position as the least number missing among its options' nimbers.

import { html, type TemplateResult } from 'lit';
import type { Explanation, Natural } from '../../engine/said.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';

/** Of the nimbers far beyond the gap so many are shown. */
const MOST_FAR = 12;

/**
 * The options' nimbers in order: all numbers up to the gap and a little beyond it, each with whether it occurs, then those that occur farther
 * on. Nothing where some option has none or is not listed.
 */
export function mexRow({ nimber, options, more }: Explanation): { value: number; present: boolean }[] | undefined {
  if (typeof nimber !== 'number' || more || nimber > 64) return undefined;
  if (options.some((option) => option.nimber === undefined)) return undefined;
  const found = new Set<Natural | undefined>(options.map((option) => option.nimber));
  const last = Math.max(nimber, ...[...found].map(Number).filter((value) => value <= nimber + 4));
  const far = [...found]
    .map(Number)
    .filter((value) => value > last)
    .sort((one, other) => one - other);
  return [
    ...Array.from({ length: last + 1 }, (_, value) => ({ value, present: found.has(value) })),
    ...far.map((value) => ({ value, present: true })),
  ];
}

/** A mark where numbers are left out, and at the end where more follow. */
function cells(row: { value: number; present: boolean }[], nimber: number): TemplateResult[] {
  const left = html`<span class="left-out">…</span>`;
  let far = 0;
  return row.flatMap(({ value, present }, i) => {
    const jumps = i > 0 && value > (row[i - 1]?.value ?? 0) + 1;
    if ((far > 0 || jumps) && ++far > MOST_FAR) return far === MOST_FAR + 1 ? [left] : [];
    const shown = html`<span class=${value === nimber ? 'gap' : present ? 'present' : 'beyond'}>${value}</span>`;
    return jumps ? [left, shown] : [shown];
  });
}

export function mex(words: Words, explanation: Explanation): TemplateResult | '' {
  const row = mexRow(explanation);
  if (!row) return '';
  const say = words.strings.explain;
  const { nimber } = explanation;
  return html`<figure class="mex">
    <div class="mex-row" aria-hidden="true">
      ${cells(row, Number(nimber))}
    </div>
    <figcaption>${explanation.options.length === 0 ? say.mexNone : say.mexCaption(grouped(nimber ?? 0))}</figcaption>
  </figure>`;
}
