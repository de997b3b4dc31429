// Values as the reader wants them: in words, as symbols with their words, or as symbols alone (i18n/notation.ts).
import { html, type TemplateResult } from 'lit';
import type { ValueReport } from '../../engine/value_reports.js';
import type { ValueWords } from '../../i18n/en/value.js';
import { type Manner, manner, manners, writeValues } from '../../i18n/notation.js';
import { valueInWords } from './in_words.js';
import { drawn } from './notation.js';

/** Longer values are folded. */
export const MOST_SHOWN = 60;

/** A value, a number or an expression among other words: in words where the reader wants no symbols, if it has words. */
export function valueText(value: string, t: ValueWords): TemplateResult {
  const words = manner() === 'words' ? valueInWords(value, t) : undefined;
  return words === undefined ? drawn(value) : html`${words}`;
}

/** The same as a plain text. */
export const plainValue = (value: string, t: ValueWords): string =>
  (manner() === 'words' ? valueInWords(value, t) : undefined) ?? value.replaceAll('-', '−');

/** The words beside symbols, if they are at most so many characters; whole numbers are read as they are written. */
function beside(value: string, t: ValueWords, most: number) {
  const words = manner() === 'both' && !/^-?\d+$/.test(value) ? valueInWords(value, t) : undefined;
  return words === undefined || words.length > most ? '' : html` <span class="value-words">${words}</span>`;
}

/** A value on a line of its own: in the manner of the reader, or that it is long. `most`: the longest words that symbols get. */
export function valueLine({ value, birthday }: Pick<ValueReport, 'value' | 'birthday'>, t: ValueWords, most = Infinity): TemplateResult {
  if (value === null) return html`<span class="quiet-text">${t.unwritten(String(birthday))}</span>`;
  if (value.length <= MOST_SHOWN) return html`<span class="game-value">${valueText(value, t)}</span>${beside(value, t, most)}`;
  return html`<details class="long-value"><summary>${t.folded(String(birthday), value.length)}</summary><span class="game-value">${drawn(value)}</span></details>`;
}

/** Chooses the manner, for all values of this device. */
export function mannerChoice({ manner: t }: ValueWords): TemplateResult {
  const choose = ({ currentTarget }: Event & { currentTarget: HTMLSelectElement }) => writeValues(currentTarget.value as Manner);
  return html`<label class="value-manner">${t.title}
    <select @change=${choose}>
      ${manners.map((name) => html`<option value=${name} ?selected=${name === manner()}>${t.names[name]}</option>`)}
    </select></label>`;
}
