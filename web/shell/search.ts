// The field to search among games.
import { html } from 'lit';
import type { Language } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';

/** Opens the best match. */
function openFirst(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || (event.target as HTMLInputElement).value.trim() === '') return;
  document.querySelector<HTMLElement>('.all-of-them > .gallery a, lab-examples a')?.click();
}

/** `search` is called at each key; Enter opens the first of what it finds. */
export function gameSearch(language: Language, search: (query: string) => void) {
  const { search: label } = siteWords(language).home;
  const typed = ({ target }: Event) => search((target as HTMLInputElement).value);
  return html`<search class="game-search">
    <input type="search" aria-label=${label} placeholder=${label} autocomplete="off" @input=${typed} @keydown=${openFirst} />
  </search>`;
}

/** Puts the focus into the field. */
export function focusSearch(page: ParentNode): void {
  const field = page.querySelector<HTMLInputElement>('.game-search input');
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
