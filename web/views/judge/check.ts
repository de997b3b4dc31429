// The steps to find a mistake in a program of one's own, around the tools of the judge. Pages load it; figures show the tools alone.
import { html } from 'lit';
import { type CheckWords, checking as english } from '../../i18n/en/checking.js';
import type { Words } from '../../i18n/words.js';
import { wordsByLanguage } from '../../i18n/words_by_language.js';

const others = import.meta.glob<CheckWords>(['../../i18n/*/checking.ts', '!../../i18n/en/checking.ts'], { import: 'checking' });

const { of: checkWords, load } = wordsByLanguage(english, (language) => others[`../../i18n/${language}/checking.ts`]);

export { load as loadCheckWords };

/** The tools, drawn by the view. */
export interface CheckTools {
  /** Makes a random input; the field for another output; what the comparison found, if there is one. */
  random: unknown;
  expected: unknown;
  difference: unknown;
  input: string;
  /** Tells that the input was copied, or why not. */
  copied: string;
  copy(): void;
  save(): void;
  /** The tests that differ, where tests can be listed; the one shown last, -1 if none was; shows one. */
  differing: readonly number[];
  last: number;
  show(test: number | undefined): void;
}

export type ArrangeTools = (words: Words, tools: CheckTools) => unknown;

export const checkSteps: ArrangeTools = (words, tools) => {
  const { random, expected, difference, input, copied, copy, save } = tools;
  const t = checkWords(words.language);
  const none = input === '';
  return html`<section class="judge-check" aria-labelledby="judge-check-title">
      <h3 id="judge-check-title">${t.title}</h3>
      <ol>
        <li>
          <p>${t.steps[0]}</p>
          <div class="judge-tools">
            ${random}
            <button type="button" ?disabled=${none} @click=${copy}>${t.copy}</button>
            <button type="button" ?disabled=${none} @click=${save}>${t.save}</button>
            <span role="status">${copied}</span>
          </div>
        </li>
        <li>
          <p>${t.steps[1]}</p>
          ${expected}
        </li>
        <li>
          <p>${t.steps[2]}</p>
          ${difference} ${tools.differing.length > 0 ? jumps(t, tools) : ''}
        </li>
      </ol>
    </section>`;
};

function jumps(t: CheckWords, { differing, last, show }: CheckTools) {
  const next = () => show(differing.find((test) => test > last) ?? differing[0]);
  return html`<div class="judge-tools">
      <button type="button" @click=${() => show(differing[0])}>${t.firstDifference}</button>
      ${differing.length > 1 ? html`<button type="button" @click=${next}>${t.nextDifference}</button>` : ''}
    </div>`;
}
