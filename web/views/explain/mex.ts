// The nimber of a position as the least number missing among its options' nimbers.

import { html, type TemplateResult } from 'lit';
import type { Explanation, Natural } from '../../engine/said.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';

/** The options' nimbers up to one beyond the gap, each with whether it occurs; nothing where some option has none or is not listed. */
export function mexRow({ nimber, options, more }: Explanation): { value: number; present: boolean }[] | undefined {
  if (typeof nimber !== 'number' || more || nimber > 64) return undefined;
  if (options.some((option) => option.nimber === undefined)) return undefined;
  const found = new Set<Natural | undefined>(options.map((option) => option.nimber));
  const last = Math.max(nimber, ...[...found].map(Number).filter((value) => value <= nimber + 4));
  return Array.from({ length: last + 1 }, (_, value) => ({ value, present: found.has(value) }));
}

export function mex(words: Words, explanation: Explanation): TemplateResult | '' {
  const row = mexRow(explanation);
  if (!row) return '';
  const say = words.strings.explain;
  const { nimber } = explanation;
  return html`<figure class="mex">
    <div class="mex-row" aria-hidden="true">
      ${row.map(({ value, present }) => html`<span class=${value === nimber ? 'gap' : present ? 'present' : 'beyond'}>${value}</span>`)}
    </div>
    <figcaption>${explanation.options.length === 0 ? say.mexNone : say.mexCaption(grouped(nimber ?? 0))}</figcaption>
  </figure>`;
}
