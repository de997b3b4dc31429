// The methods of a game in a table, with their counted costs. One of them is chosen.
import { html, svg } from 'lit';
import { templateOf } from '../../base/trusted_types.js';
import type { HowWords } from '../../i18n/en/how.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Count, Method } from './methods.js';

export interface Costs {
  t: HowWords;
  methods: readonly Method[];
  chosen: string;
  /** The instance that is counted. */
  counted: string;
  /** The counts for the page's parameters, by method; a text where counting failed. */
  here: ReadonlyMap<string, Count | string>;
  titleOf: (method: Method) => string;
  choose: (id: string) => void;
}

export function costsView({ t, methods, chosen, counted, here, titleOf, choose }: Costs) {
  const most = Math.max(
    ...methods.map(({ counts }) => counts[1].positions),
    ...[...here.values()].map((count) => (typeof count === 'string' ? 0 : count.positions)),
  );
  return html`<div class="how-scroll" tabindex="0" role="region" aria-label=${t.method}>
    <table class="how-methods">
      <caption>${t.counted(counted)}</caption>
      <thead>
        <tr>
          <th scope="col">${t.method}</th>
          <th scope="col">${t.values}</th>
          ${here.size > 0 ? html`<th scope="col">${t.valuesHere}</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${methods.map(
          (method) => html`<tr class=${method.id === chosen ? 'chosen' : ''}>
            <th scope="row">
              <label>
                <input type="radio" name="how-method" .checked=${method.id === chosen} @change=${() => choose(method.id)} />
                <span
                  >${titleOf(method)} <small>${t.kinds[method.kind]}</small>
                  <small class="how-formula">${t.time} ${formula(t.formula(method.time))}</small>
                  <small class="how-formula">${t.space} ${formula(t.formula(method.space))}</small></span
                >
              </label>
            </th>
            <td class="how-number">${amount(method.counts[1], most)}</td>
            ${here.size > 0 ? html`<td class="how-number">${here.has(method.id) ? amount(here.get(method.id) ?? '', most) : ''}</td>` : ''}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The count, or why there is none. */
export const orReason = (t: HowWords, count: Promise<Count>): Promise<Count | string> =>
  count.catch((error: unknown) => (error instanceof RangeError ? t.tooMuch : error instanceof Error ? error.message : ''));

/** The button that counts for the page's parameters, or what cancels that. */
export const countView = (t: HowWords, busy: boolean, { count, cancel }: { count: () => void; cancel: () => void }) =>
  html`<p class="how-count">
    ${
      busy
        ? html`<span role="status">${t.counting}</span> <button type="button" @click=${cancel}>${t.cancel}</button>`
        : html`<button type="button" @click=${count}>${t.count}</button>`
    }
  </p>`;

/** The counts of a method, by instance. */
export const countsText = (t: HowWords, counts: readonly (readonly [instance: string, count: Count])[]): string =>
  counts
    .map(([instance, { positions, options, bytes }]) => t.counts(instance, grouped(positions), grouped(options), grouped(bytes)))
    .join(' ');

/** A number, with a bar proportional to its logarithm. */
function amount(count: Count | string, most: number) {
  if (typeof count === 'string') return html`<span class="quiet-text">${count}</span>`;
  const share = Math.log1p(count.positions) / Math.log1p(most);
  return html`${grouped(count.positions)}
    <svg class="how-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${svg`<rect width=${100 * share} height="4" />`}</svg>`;
}

/** MathML made when the page was built. */
const formula = (mathml: string) => document.importNode(templateOf(mathml).content, true);
