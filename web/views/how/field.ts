// The positions that a method has settled so far: as cells where they are cells, else as a list.
import { html, svg } from 'lit';
import type { HowWords } from '../../i18n/en/how.js';
import type { Stepping } from './stepping.js';

/** Most positions listed where they are not cells. */
const LISTED = 40;
/** Size of a cell in pixels, if there is room. */
const CELL = 40;

export function fieldView(t: HowWords['steps'], stepping: Stepping) {
  const { field, settled, last } = stepping;
  const here = String(last?.position);
  if (!field) {
    const latest = [...settled.values()].slice(-LISTED);
    return html`<p class="how-list">
      ${latest.map(({ position, times }) => html`<span class=${String(position) === here ? 'here' : ''}>${position.join(',')}${times > 1 ? html`<sub>${times}</sub>` : ''}</span> `)}
    </p>`;
  }
  const { x, y, width, height, parts } = field;
  return html`<svg class="how-field" width=${CELL * (width + 1.2)} viewBox="-1 -1 ${width + 1.2} ${height + 1.2}" role="img" aria-label=${t.picture}>
    ${svg`${names(x, width).map((name) => svg`<text class="axis" x=${name - x + 0.5} y="-0.25">${name}</text>`)}
    ${parts === 1 ? '' : names(y, height).map((name) => svg`<text class="axis" x="-0.45" y=${name - y + 0.65}>${name}</text>`)}
    <rect class="ground" width=${width} height=${height} />
    ${[...settled].map(([key, { position, times }]) => {
      const [column = 0, row = 0] = position;
      return svg`<g class=${key === here ? 'cell here' : 'cell'}><rect x=${column - x + 0.05} y=${row - y + 0.05} width="0.9" height="0.9" />
        <text x=${column - x + 0.5} y=${row - y + 0.65}>${times}</text></g>`;
    })}
    ${stepping
      .options(parts)
      .filter(([column = 0, row = y]) => column >= x && column < x + width && row >= y && row < y + height)
      .map(([column = 0, row = y]) => svg`<rect class="option" x=${column - x + 0.08} y=${row - y + 0.08} width="0.84" height="0.84" />`)}`}
  </svg>
  ${stepping.tellsOptions ? html`<p class="quiet-text">${t.frames}</p>` : ''}`;
}

/** The row or column numbers that get a label: few enough to be legible. */
function names(first: number, count: number): number[] {
  const apart = Math.ceil(count / 25);
  return Array.from({ length: count }, (_, i) => first + i).filter((name) => name % apart === 0);
}
