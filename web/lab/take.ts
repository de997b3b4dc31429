// The buttons that copy the link and the text of the rules.
import { html } from 'lit';
import type { LabWords } from './words.js';

/** `notice`: what the last one has done. */
export function takeView({ take: t }: LabWords, notice: string, copy: { link: () => void; text: () => void }) {
  return html`<p class="lab-take">
      <button type="button" @click=${copy.link}>${t.link}</button>
      <button type="button" @click=${copy.text}>${t.copyText}</button>
      <span role="status">${notice}</span>
    </p>`;
}
