// A thermograph as a drawing with its corners as a table, in words for those who do not see it.
import { html, svg } from 'lit';
import type { Corner, Dyadic } from '../../engine/value_reports.js';
import type { ValueWords } from '../../i18n/en/value.js';
import { type Drawing, drawingOf, type Point, type Scaffolds, type Thermograph } from './geometry.js';

const sides = [
  ['L', 'left'],
  ['R', 'right'],
] as const;

const minus = (number: string) => number.replace('-', '−');
const corner = (t: ValueWords, [tax, number]: Corner) => t.thermograph.corner(minus(number), minus(tax));

/** "Left's wall: 2 at t = 0, 1 at t = 1. ..." */
export function inWords({ walls, mean, temperature }: Thermograph, t: ValueWords): string {
  const lines = sides.map(([player, side]) => `${t.thermograph.wall[player]}: ${walls[side].map((one) => corner(t, one)).join(', ')}.`);
  return [...lines, t.thermograph.mast(minus(mean), temperature.startsWith('-') ? '0' : temperature)].join(' ');
}

const path = (points: readonly Point[]) => points.map((point) => point.map((one) => one.toFixed(2)).join(',')).join(' ');

function lines({ width, height, left, right, mast, scaffolds, across, numbers, taxes }: Drawing) {
  const ground = Math.max(...[...left, ...right].map(([, y]) => y));
  return svg`
    ${numbers.map(
      ({ x, label }) => svg`<line class="thermo-grid" x1=${x} x2=${x} y1="10" y2=${ground}></line>
        <text x=${x} y=${height - 10} text-anchor="middle">${minus(label)}</text>`,
    )}
    ${taxes.map(
      ({ y, label }) => svg`<line class="thermo-grid" x1="36" x2=${width} y1=${y} y2=${y}></line>
        <text x="30" y=${y} dy="0.35em" text-anchor="end">${label}</text>`,
    )}
    ${sides.map(([, side]) => scaffolds[side].map((line) => svg`<polyline class="thermo-${side} thermo-scaffold" points=${path(line)}></polyline>`))}
    <polyline class="thermo-left" points=${path(left)}></polyline>
    <polyline class="thermo-right" points=${path(right)}></polyline>
    <polyline class="thermo-mast" points=${path(mast)}></polyline>
    ${across === undefined ? '' : svg`<line class="thermo-tax" x1="36" x2=${width} y1=${across} y2=${across}></line>`}`;
}

interface Shown {
  /** The value whose thermograph it is; empty if that is long. */
  value: string;
  caption: boolean;
  /** Walls of the options. */
  scaffolds?: Scaffolds | undefined;
  /** Where a line is drawn across. */
  tax?: Dyadic | undefined;
}

export function thermograph(graph: Thermograph, t: ValueWords, { value, caption, scaffolds, tax }: Shown) {
  const drawing = drawingOf(graph, scaffolds, tax);
  const name = [t.thermograph.title, value].filter(Boolean).join(': ');
  return html`<figure class="thermograph">
    <svg translate="no" viewBox="0 0 ${drawing.width} ${drawing.height}" role="img" aria-label="${name}. ${inWords(graph, t)}">
      <title>${name}</title>
      <desc>${inWords(graph, t)}</desc>
      ${lines(drawing)}
    </svg>
    <p class="thermo-key" aria-hidden="true"><span class="thermo-left">${t.thermograph.wall.L}</span><span class="thermo-right">${t.thermograph.wall.R}</span></p>
    ${caption ? html`<figcaption>${t.thermograph.caption}</figcaption>` : ''}
  </figure>`;
}

export function cornersTable({ walls }: Thermograph, t: ValueWords) {
  return html`<details class="thermo-corners"><summary>${t.thermograph.corners}</summary>
    <table>
      <thead><tr><td></td><th scope="col">${t.thermograph.tax}</th><th scope="col">${t.thermograph.stop}</th></tr></thead>
      ${sides.map(
        ([player, side]) => html`<tbody>
          ${walls[side].map(
            ([tax, number], i) => html`<tr>
              ${i === 0 ? html`<th scope="rowgroup" rowspan=${walls[side].length}>${t.thermograph.wall[player]}</th>` : ''}
              <td>${tax}</td><td>${minus(number)}</td>
            </tr>`,
          )}
        </tbody>`,
      )}
    </table>
  </details>`;
}
