// What can be taken along: links and pictures of the table, the link and the text of the rules.
import { html } from 'lit';
import '../share/element.js';
import type { FileKind } from '../views/table/export/file.js';
import type { Route } from '../workspace/route.js';
import type { LabWords } from './words.js';

/** `notice`: what the last one has done. */
export function takeView({ take: t }: LabWords, notice: string, copy: { link: () => void; text: () => void }) {
  return html`<p class="lab-take">
      <button type="button" @click=${copy.link}>${t.link}</button>
      <button type="button" @click=${copy.text}>${t.copyText}</button>
      <span role="status">${notice}</span>
    </p>`;
}

/** The button for links and pictures of the rules that are solved. `site`: the URL of the site's folder. */
export function shareView(route: Route, site: string, title: string, save: (kind: FileKind) => Promise<Blob>) {
  const page = location.href.replace(/[#?].*/, '').slice(site.length);
  return html`<grundy-share .subject=${() => ({ route, site, page, title })} .save=${save}></grundy-share>`;
}
