// The legend under the table: what the colours say, always for the player to move.
import { html, type TemplateResult } from 'lit';
import type { Drawing, LayerName } from '../../../engine/api.js';
import { words } from '../../../strings/index.js';
import { grouped } from '../geometry/ticks.js';
import { css, type Rgb } from '../ink/colour.js';
import type { Palette } from '../ink/palette.js';
import { nimberColour, remotenessColour } from '../ink/palette.js';

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

const entry = (picture: TemplateResult, text: string | TemplateResult) => html`<span class="legend-entry">${picture}${text}</span>`;

export interface LegendOf {
  layer: LayerName;
  palette: Palette;
  /** The picture that is shown: of more than one cell a dot it shows shares. */
  drawing: Drawing | undefined;
}

export function legend({ layer, palette, drawing }: LegendOf): TemplateResult {
  const say = words().table;
  const { step = 1, sampled = false, anyDraw = false } = drawing ?? {};
  if (step > 1) {
    return html`<span class="legend-title">${say.blocks(grouped(step))}</span>
      ${entry(swatch(palette.N), say.noneLost)} ${entry(ramp(shareRamp(palette)), say.someLost)} ${entry(swatch(palette.P), say.allLost)}
      ${anyDraw ? entry(swatch(palette.D), say.blocksDraw) : ''} ${sampled ? html`<em>${say.sampled}</em>` : ''}`;
  }
  if (layer === 'nimber') {
    return html`<span class="legend-title">${say.layers.nimber}</span>
      ${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => entry(swatch(nimberColour(n)), String(n)))}
      ${entry(ramp([12, 24, 48, 96, 253].map(nimberColour)), say.more)}`;
  }
  if (layer === 'remoteness') {
    const steps = [0, 2, 6, 14, 30, 62, 126, 252];
    return html`<span class="legend-title">${say.forMover}</span>
      ${entry(ramp(steps.map((r) => remotenessColour(r + 1))), say.winsIn)} ${entry(ramp(steps.map(remotenessColour)), say.losesIn)}
      <span class="legend-entry">${say.slower}</span>`;
  }
  const outcome = words().outcome;
  return html`<span class="legend-title">${say.forMover}</span>
    ${entry(swatch(palette.N), html`<b>${outcome.N}</b> ${say.wins}`)} ${entry(swatch(palette.P), html`<b>${outcome.P}</b> ${say.loses}`)}
    ${anyDraw ? entry(swatch(palette.D, true), html`<b>${outcome.D}</b> ${say.draw}`) : ''}`;
}

const shareRamp = (palette: Palette): Rgb[] => [16, 64, 128, 192, 240].map((share) => palette.share(share));
