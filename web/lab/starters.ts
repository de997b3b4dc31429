// Starters: six short texts to begin with, as cards on the stage of an empty page.
import { html, type SVGTemplateResult, svg } from 'lit';
import { starterPictures } from './starter_pictures.js';
import type { LabWords } from './words.js';

/** Rules by the names of the starters, in the order of the cards. */
export const starterRules = {
  heap: 'n: 0..30 = 10\nmove k in 1..3: n -= k',
  heaps: 'heaps = {3, 5, 7}\nn: 0..30\nmove k in 1..n: n -= k\nstart h in heaps: n = h',
  numbers: 'a: 0..20 = 5\nb: 0..20 = 8\nmove k in 1..a: a -= k\nmove k in 1..b: b -= k\nmove k in 1..min(a, b): a -= k, b -= k',
  place: 'b[4,4]: 0..1\nmove (i, j) of b if not b[i,j] and not b[i,j+1]:\n b[i,j] = 1, b[i,j+1] = 1',
  walk: 'x: 0..7 = 6\ny: 0..7 = 5\nmove (i, j) in {(-2,1), (-2,-1), (1,-2), (-1,-2)}:\n x += i, y += j',
  sides: 'n: 0..20 = 9\nLeft k in {1, 4}: n -= k\nRight k in {2, 3}: n -= k',
} as const;

export type Starter = keyof typeof starterRules;

/** The text of a starter, with its title in the reader's language. */
export const starterText = ({ starters }: LabWords, name: Starter): string => `# ${starters.titles[name]}\n${starterRules[name]}`;

/** `choose` is called with a text. */
export function startersView(t: LabWords, choose: (text: string) => void) {
  const names = Object.keys(starterRules) as Starter[];
  const picture = (art: SVGTemplateResult) => html`<svg viewBox="0 0 140 64" aria-hidden="true">${art}</svg>`;
  return html`<section class="lab-starters" aria-label=${t.starters.lead}>
    <p>${t.starters.lead}</p>
    <ul>${names.map(
      (name) => html`<li><button type="button" @click=${() => choose(starterText(t, name))}>
        ${picture(svg`${starterPictures[name]}`)}
        <span class="lab-starter-title">${t.starters.titles[name]}</span>
        <code translate="no">${starterRules[name]}</code>
      </button></li>`,
    )}</ul>
  </section>`;
}
