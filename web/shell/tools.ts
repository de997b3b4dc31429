// The switches in the header: language and theme.
import { html } from 'lit';
import { languages } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';
import { nextTheme, theme } from './theme.js';

/** `choose` is called with another language, `themed` after a change of theme. */
export function siteTools(language: string, choose: (code: string) => void, themed: () => void) {
  const t = siteWords(language).shell;
  const title = `${t.theme}: ${t.themes[theme()]}`;
  const next = () => {
    nextTheme();
    themed();
  };
  // Each language under its own name, for readers who cannot read the current one.
  return html`<div class="languages" role="group" aria-label=${t.language}>
      ${Object.entries(languages).map(
        ([
          code,
          name,
        ]) => html`<button type="button" class="quiet" lang=${code} aria-pressed=${code === language} @click=${() => choose(code)}
        >${name}</button>`,
      )}
    </div>
    <button type="button" class="quiet theme" aria-label=${title} title=${title} @click=${next}>
      <svg viewBox="0 0 16 16" aria-hidden="true" class="theme-${theme()}">
        <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.4"></circle>
        <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor"></path>
      </svg>
    </button>`;
}
