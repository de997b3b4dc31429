// The legend under the table.

import { html, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/words.js';
import { css, type Rgb } from '../ink/colour.js';
import { type LegendOf, type LegendPart, legendOf } from '../ink/legend.js';

function swatch(colour: Rgb, hatched = false): TemplateResult {
  return html`<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true">
    <rect width="12" height="12" fill=${css(colour)}></rect>
    ${hatched ? html`<svg><path d="M-1 13 13 -1 M-1 7 7 -1 M5 13 13 5" stroke="rgb(0 0 0 / 0.4)" stroke-width="1.2"></path></svg>` : ''}
  </svg>`;
}

function ramp(colours: Rgb[]): TemplateResult {
  return html`<svg class="ramp" viewBox="0 0 ${colours.length * 6} 12" preserveAspectRatio="none" aria-hidden="true">
    ${colours.map((colour, i) => html`<svg x=${i * 6} width="6.2" height="12"><rect width="100%" height="100%" fill=${css(colour)}></rect></svg>`)}
  </svg>`;
}

function partOf(part: LegendPart): TemplateResult {
  if (part.kind === 'title') return html`<span class="legend-title">${part.text}</span>`;
  if (part.kind === 'note') return part.emphasis ? html`<em>${part.text}</em>` : html`<span class="legend-entry">${part.text}</span>`;
  if (part.kind === 'ramp') return html`<span class="legend-entry">${ramp(part.colours)}${part.text}</span>`;
  const { colour, hatched, strong, text } = part;
  return html`<span class="legend-entry">${swatch(colour, hatched)}${strong ? html`<b>${strong}</b> ${text}` : text}</span>`;
}

export function legend(words: Words, of: LegendOf): TemplateResult {
  const { table: t } = words.strings;
  // Blocks of cells show who wins in any layer.
  const far = (of.drawing?.step ?? 1) > 1 && of.layer !== 'outcome';
  return html`${legendOf(words, of).map((part) => html`${partOf(part)} `)}${far ? html`<em>${t.closer(t.layers[of.layer].toLowerCase())}</em>` : ''}`;
}
