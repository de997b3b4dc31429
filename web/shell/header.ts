// The header of every page of the site.
import { html } from 'lit';
import { siteWords } from '../i18n/site_words.js';
import { siteTools } from './tools.js';

export interface Header {
  language: string;
  /** The address of the home page. */
  home: string;
  /** Label and content of the navigation. */
  label: string;
  inside?: unknown;
  /** Links after the navigation. */
  links?: unknown;
  /** Moves the focus past the header; without it there is no such link. */
  skip?: (event: Event) => void;
  choose: (code: string) => void;
  themed: () => void;
}

export function siteHeader({ language, home, label, inside = '', links = '', skip, choose, themed }: Header) {
  const words = siteWords(language);
  return html`<header class="site-head">
        ${skip ? html`<a class="skip" href="#main" @click=${skip}>${words.skip}</a>` : ''}
        <a class="wordmark" href=${home}>${words.shell.name}</a>
        <button type="button" class="quiet menu-button" popovertarget="site-menu" aria-label=${words.shell.menu} title=${words.shell.menu}>
          <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M1 3.5h14M1 8h14M1 12.5h14" stroke="currentColor" stroke-width="1.6" /></svg>
        </button>
        <div id="site-menu" popover>
          <nav aria-label=${label}>${inside} ${links}</nav>
          ${siteTools(language, choose, themed)}
        </div>
      </header>`;
}
