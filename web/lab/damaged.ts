// The page of a link to rules that was cut off: says so, and offers the part that can be read. The address stays as it is.
import { html } from 'lit';
import type { LabWords } from './words.js';

/** Most characters shown of a text. */
const SHOWN = 20_000;

/** `open`: opens the lab, with the text that can be read or with the reader's own. */
export function damagedView({ damaged: t }: LabWords, readable: string, open: (text?: string) => void) {
  return html`<div class="notice-page damaged" role="alert">
    <h1>${t.title}</h1>
    <p>${readable ? t.readable : t.nothing}</p>
    ${readable ? html`<pre translate="no">${readable.slice(0, SHOWN)}</pre>` : ''}
    <p>
      ${readable ? html`<button type="button" @click=${() => open(readable)}>${t.open}</button>` : ''}
      <button type="button" @click=${() => open()}>${t.own}</button>
    </p>
  </div>`;
}
