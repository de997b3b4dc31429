// Exports of the lab: links and pictures of the table, the link and the text of the rules.
import { html } from 'lit';
import '../share/element.js';
import { inOneFile } from '../shell/places.js';
import type { FileKind } from '../views/table/export/file.js';
import { LONGEST_VALUE, omittedFromLink, type Route, routeHash } from '../workspace/route.js';
import { written } from './address.js';
import type { LabWords } from './words.js';

/**
 * The address of a sum: the start of these rules beside a heap of one stone, which whoever reads it can exchange for others. None if the
 * rules are too long for a link, or if there is no page of sums, as in one file.
 */
function sumAddress(site: string, parameters: Readonly<Record<string, string>>): string | undefined {
  // A part is its game's id and its parameters, with ; between them, and parts have | between them.
  const escaped = (value: string) => value.replace(/[%;|]/g, encodeURIComponent);
  const part = ['rules', ...Object.entries(parameters).map(([name, value]) => `${name}=${escaped(value)}`)].join(';');
  const route: Route = { game: 'sum', parameters: { parts: `${part}|nim;heaps=1` }, view: 'play' };
  return inOneFile || omittedFromLink(route).length > 0 ? undefined : site + routeHash(route);
}

/** `notice`: what the last one has done. `beside`: the site's folder and the parameters of the rules. */
export function takeView(
  { take: t }: LabWords,
  notice: string,
  copy: { link: () => void; text: () => void },
  beside: { site: string; parameters: Readonly<Record<string, string>> },
) {
  const sum = sumAddress(beside.site, beside.parameters);
  return html`<p class="lab-take">
      <button type="button" @click=${copy.link}>${t.link}</button>
      <button type="button" @click=${copy.text}>${t.copyText}</button>
      ${sum && html`<a href=${sum}>${t.beside}</a>`}
      <span role="status">${notice}</span>
    </p>`;
}

/** The button for links and pictures of the rules that are solved. `site`: the URL of the site's folder; `file`: what files are called, if the rules have a title. */
export function shareView(route: Route, site: string, title: string, file: string | undefined, save: (kind: FileKind) => Promise<Blob>) {
  const page = location.href.replace(/[#?].*/, '').slice(site.length);
  // Plain texts are kept as long as links have room for them.
  const long = (route.parameters.text?.length ?? 0) > LONGEST_VALUE;
  const subject = async () => ({ route, linked: long ? await written(route) : route, site, page, title, file });
  return html`<grundy-share .subject=${subject} .save=${save}></grundy-share>`;
}
