// The claims about a game: each with its kind, proved or observed, and its proof in steps, some with a position, which can be shown on
// the stage or opened.
import { html } from 'lit';
import type { HowWords } from '../../i18n/en/how.js';
import type { Claim, Claims, Illustration } from './methods.js';

export interface ClaimsView {
  t: HowWords;
  claims: Claims;
  /** The address of a position, if any. */
  hrefOf: (seen: Illustration) => string | undefined;
  /** Shows a position on the stage, or hides it. */
  show: (seen: Illustration) => void;
  /** The position on the stage. */
  shown: Illustration | undefined;
  /** The check on larger instances. */
  furtherOf: (claim: Claim) => unknown;
}

export const claimsView = ({ t, claims: { language, claims }, hrefOf, show, shown, furtherOf }: ClaimsView) => {
  const sight = (see: Illustration) =>
    html`<button type="button" class="quiet how-show" aria-pressed=${same(see, shown)} @click=${() => show(see)}>${t.show}</button>
      ${hrefOf(see) ? html`<a href=${hrefOf(see) ?? ''}>${t.see}</a>` : ''}`;
  return html`${claims.map((one) => {
    const { claim, kind, steps } = one;
    return html`<details class="how-claim">
        <summary><em class="how-${kind}">${t.claims[kind]}</em> <span lang=${language}>${claim}</span></summary>
        <ol>
          ${steps.map(({ text, see }) => html`<li class=${see && same(see, shown) ? 'shown' : ''}><span lang=${language}>${text}</span> ${see ? sight(see) : ''}</li>`)}
        </ol>
        ${furtherOf(one)}
      </details>`;
  })}`;
};

/** The claims of another language have the same positions. */
export const same = (one: Illustration, other: Illustration | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
