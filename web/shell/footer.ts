// The footer of the site's pages.
import { html } from 'lit';
import type { Language } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';

/** `root`: the site's folder, from the page. A page in one file has nothing beside it to lead to. */
export function siteFooter(language: Language, root = '') {
  const t = siteWords(language);
  const links = [
    [`${root}figure/index.html`, t.footer.embed],
    [`${root}reference/index.html`, t.footer.reference],
    [`${root}THIRD_PARTY_NOTICES.txt`, t.footer.notices],
  ] as const;
  return html`<footer class="site-foot">
    <p>${t.footer.about} ${t.footer.licence}.</p>
    ${
      import.meta.env.MODE === 'single'
        ? ''
        : html`<ul>
            <li><a href="${root}grundyscope.html" download>${t.shell.takeAlong}</a></li>
            ${links.map(([address, name]) => html`<li><a href=${address}>${name}</a></li>`)}
          </ul>`
    }
  </footer>`;
}
