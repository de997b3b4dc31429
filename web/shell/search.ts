// The field to search among games.
import { html } from 'lit';
import type { Language } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';

/** `search` is called at each change, `key` at each key. */
export function gameSearch(language: Language, search: (query: string) => void, key: (event: KeyboardEvent) => void) {
  const { search: label } = siteWords(language).home;
  const typed = ({ target }: Event) => search((target as HTMLInputElement).value);
  return html`<search class="game-search">
    <input type="search" aria-label=${label} placeholder=${label} autocomplete="off" @input=${typed} @keydown=${key} />
  </search>`;
}

/** Puts the focus into the field. */
export function focusSearch(page: ParentNode): void {
  const field = page.querySelector<HTMLInputElement>('.game-search input');
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
