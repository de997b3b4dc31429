// Keys that work everywhere on a page of the site, and the list of them.
import { html, type TemplateResult } from 'lit';
import { siteWords } from '../i18n/site_words.js';
import type { Words } from '../i18n/words.js';

/** True while the keys belong to a field, which may be in a shadow root. */
const typing = (target: EventTarget | undefined): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]') !== null;

/** Calls `pressed` with keys that no field and no dialog takes; returns what ends that. It returns whether it used the key. */
export function onKeys(pressed: (key: string) => boolean): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.composedPath()[0])) return;
    if (document.querySelector('dialog[open]')) return;
    if (pressed(event.key)) event.preventDefault();
  };
  addEventListener('keydown', down);
  return () => removeEventListener('keydown', down);
}

/** The keys of a page: each key and what it does. */
export function keysDialog(words: Words, keys: readonly (readonly [key: string, does: string])[]): TemplateResult {
  const t = siteWords(words.language).keys;
  const close = (event: Event) => (event.currentTarget as HTMLElement).closest('dialog')?.close();
  return html`<dialog class="keys" aria-label=${t.title} @click=${(event: Event) => event.target === event.currentTarget && close(event)}>
    <h2>${t.title}</h2>
    <dl>
      ${keys.map(([key, does]) => html`<dt><kbd>${key}</kbd></dt><dd>${does}</dd>`)}
    </dl>
    <p>${t.board}</p>
    <p>${t.table} ${words.strings.table.keys}</p>
    <p><button type="button" @click=${close}>${t.close}</button></p>
  </dialog>`;
}

/** Opens the list of keys. */
export const showKeys = (page: ParentNode): void => page.querySelector<HTMLDialogElement>('dialog.keys')?.showModal();
