// The footer of the site's pages.
import { html } from 'lit';
import type { Language } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';
import { figurePage, inOneFile, offlineFile, referencePage } from './places.js';

/** The address of the source code, from package.json; empty if it has none, and in tests. */
declare const GRUNDYSCOPE_SOURCE: string;
const source = typeof GRUNDYSCOPE_SOURCE === 'undefined' ? '' : GRUNDYSCOPE_SOURCE;

/** `root`: the site's folder, from the page. A page in one file has nothing beside it to lead to. */
export function siteFooter(language: Language, root = '') {
  const t = siteWords(language);
  const links: (readonly [address: string, name: string])[] = [
    [figurePage(root), t.footer.embed],
    [referencePage(root), t.footer.reference],
    [`${root}THIRD_PARTY_NOTICES.txt`, t.footer.notices],
  ];
  if (source) links.push([source, t.footer.source]);
  return html`<footer class="site-foot">
    <p>${t.footer.about} ${t.footer.licence}.</p>
    ${
      inOneFile
        ? ''
        : html`<ul>
            <li><a href=${offlineFile(root)} download>${t.shell.takeAlong}</a></li>
            ${links.map(([address, name]) => html`<li><a href=${address}>${name}</a></li>`)}
          </ul>`
    }
  </footer>`;
}
