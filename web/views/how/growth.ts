// A chart of the positions that each method visits as the instance grows, up to where it stops. Both scales are logarithmic.
import { html, svg } from 'lit';
import type { HowWords } from '../../i18n/en/how.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Methods } from './methods.js';

const WIDTH = 600;
const HEIGHT = 260;
const LEFT = 74;
const RIGHT = 36;
const BOTTOM = 26;
const CROSS = 4;

const powers = (most: number) => Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, i) => 10 ** i);

/** Empty if no growth was counted. `chosen`: the method whose line is highlighted. */
export function growthView(t: HowWords, { methods, grown, mostGrown = 0 }: Methods, chosen: string, titleOf: (id: string) => string) {
  const lines = methods.flatMap(({ id, growth = [] }) => (growth.length > 0 ? [{ id, growth }] : []));
  if (!grown || lines.length === 0) return '';
  const largest = Math.max(...lines.flatMap(({ growth }) => growth.map(([n]) => n)));
  const most = Math.max(10, ...lines.flatMap(({ growth }) => growth.map(([, positions]) => positions)));
  const x = (n: number) => LEFT + ((WIDTH - LEFT - RIGHT) * Math.log10(n)) / Math.log10(largest);
  const y = (positions: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - 12) * Math.log10(Math.max(1, positions))) / Math.log10(most);
  const end = (growth: readonly (readonly [number, number])[]) => growth.at(-1) ?? [1, 1];
  const instance = Object.entries(grown).map(
    ([name, text]) => `${name} = ${text.replaceAll(/\{zeros\}/g, '0,…,0,').replaceAll(/\{([^}]*)\}/g, '$1')}`,
  );
  return html`<p class="quiet-text">${t.growth(instance.join(', '), grouped(mostGrown))}</p>
    <svg class="how-growth" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${lines
      .map(({ id, growth }) => `${titleOf(id)}: ${stops(growth, largest) ? t.upTo(grouped(end(growth)[0])) : t.everywhere}`)
      .join('. ')}>
      ${powers(largest).map((n) => svg`<text class="axis" x=${x(n)} y=${HEIGHT - 6}>${grouped(n)}</text>`)}
      ${powers(most).map(
        (positions) => svg`<path class="ground" d="M${LEFT} ${y(positions)}H${WIDTH - RIGHT}" />
          <text class="axis" text-anchor="end" x=${LEFT - 6} y=${y(positions) + 4}>${grouped(positions)}</text>`,
      )}
      ${lines.map(({ id, growth }) => {
        const [n, positions] = end(growth);
        return svg`<g class=${id === chosen ? 'chosen' : ''}>
          <path d="M${growth.map(([n, positions]) => `${x(n).toFixed(1)} ${y(positions).toFixed(1)}`).join('L')}" />
          ${stops(growth, largest) ? svg`<path d="M${x(n) - CROSS} ${y(positions) - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}" />` : ''}
        </g>`;
      })}
    </svg>`;
}

const stops = (growth: readonly (readonly [number, number])[], largest: number) => (growth.at(-1)?.[0] ?? 0) < largest;
