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
        <nav aria-label=${label}>${inside}</nav>
        ${links}
        ${siteTools(language, choose, themed)}
      </header>`;
}
