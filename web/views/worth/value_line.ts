// A value on a line of its own, as far as there is room.
import { html } from 'lit';
import type { Worth } from '../../engine/worth.js';
import type { WorthWords } from '../../i18n/en/worth.js';
import { drawn } from './notation.js';

/** Longer values are folded. */
export const MOST_SHOWN = 60;

/** What to write for a value: its text, or that it is long. */
export function valueLine({ value, birthday }: Pick<Worth, 'value' | 'birthday'>, t: WorthWords) {
  if (value === null) return html`<span class="quiet-text">${t.unwritten(String(birthday))}</span>`;
  if (value.length <= MOST_SHOWN) return html`<span class="game-value">${drawn(value)}</span>`;
  return html`<details class="long-value"><summary>${t.folded(String(birthday), value.length)}</summary><span class="game-value">${drawn(value)}</span></details>`;
}
