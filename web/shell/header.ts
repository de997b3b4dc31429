// The header of every page of the site. The book's, which needs no script, is written by its build: scripts/book/pages.mjs.
import { html, nothing } from 'lit';
import type { Language } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';
import { type Place, placesFrom } from './places.js';
import { siteTools } from './tools.js';

export interface Header {
  language: Language;
  /** The site's folder, from the page; empty for a page in it. */
  root?: string;
  /** The address of the games, from a page that shows them itself. */
  home?: string;
  /** The place that the page is, or is a part of. */
  here?: Place;
  /** True if it is a part. */
  inside?: boolean;
  /** Before the links. */
  before?: unknown;
  /** Moves the focus past the header; without it there is no such link. */
  skip?: (event: Event) => void;
  choose: (code: Language) => void;
  themed: () => void;
}

export function siteHeader({ language, root = '', home, here, inside = false, before = '', skip, choose, themed }: Header) {
  const { shell, skip: past } = siteWords(language);
  const links = placesFrom(language, root, home);
  return html`<header class="site-head">
        ${skip ? html`<a class="skip" href="#main" @click=${skip}>${past}</a>` : ''}
        <a class="wordmark" href=${links[0]?.address ?? nothing}>${shell.name}</a>
        <button type="button" class="quiet menu-button" popovertarget="site-menu" aria-label=${shell.menu} title=${shell.menu}>
          <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M1 3.5h14M1 8h14M1 12.5h14" stroke="currentColor" stroke-width="1.6" /></svg>
        </button>
        <div id="site-menu" popover>
          <nav aria-label=${shell.name}>
            ${before}
            ${links.map(
              ({ place, address }) =>
                html`<a href=${address} aria-current=${place === here ? (inside ? 'true' : 'page') : nothing}>${shell.places[place]}</a>`,
            )}
          </nav>
          ${siteTools(language, choose, themed)}
        </div>
      </header>`;
}
