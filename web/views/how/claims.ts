// The claims about a game: each with its kind, proved or observed, and its proof in steps, some with a link to a position.
import { html } from 'lit';
import type { HowWords } from '../../i18n/en/how.js';
import type { Claim, Claims, Illustration } from './methods.js';

/** `hrefOf`: the address of a position, if any; `furtherOf`: the check on larger instances. */
export const claimsView = (
  t: HowWords,
  { language, claims }: Claims,
  hrefOf: (seen: Illustration) => string | undefined,
  furtherOf: (claim: Claim) => unknown,
) =>
  html`${claims.map((one) => {
    const { claim, kind, steps } = one;
    return html`<details class="how-claim">
        <summary><em class="how-${kind}">${t.claims[kind]}</em> <span lang=${language}>${claim}</span></summary>
        <ol>
          ${steps.map(({ text, see }) => html`<li><span lang=${language}>${text}</span> ${see && hrefOf(see) ? html`<a href=${hrefOf(see) ?? ''}>${t.see}</a>` : ''}</li>`)}
        </ol>
        ${furtherOf(one)}
      </details>`;
  })}`;
