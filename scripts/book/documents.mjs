// Documents as pages of the site: those on rule texts beside the lab, docs/rules.md as lab/rules.html, and docs/reference as reference/.
// Every example of a rule text is a live figure, and leads to the lab; texts with faults are shown as they are.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { escaped } from './computed.mjs';
import { page } from './pages.mjs';
import { inPages } from './targets.mjs';

/** The page of each document, in the site's folder. */
const pages = {
  'rules.md': 'lab/rules.html',
  'patterns.md': 'lab/patterns.html',
  'faults.md': 'lab/faults.html',
  'reference/module.md': 'reference/index.html',
  'reference/element.md': 'reference/element.html',
  'reference/command.md': 'reference/command.html',
  'reference/games.md': 'reference/games.html',
  'reference/browsers.md': 'reference/browsers.html',
};
export const documents = Object.entries(pages);

const sourceOf = (name) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

const anchorOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\w]+/g, '-');

const example = (text) =>
  `<figure class="rules"><pre translate="no" tabindex="0"><code>${escaped(text)}</code></pre>
<grundy-scope game="rules" controls="none" text="${escaped(text).replaceAll('\n', '&#10;')}"></grundy-scope>
<figcaption><a href="index.html#/rules?text=${encodeURIComponent(text)}">Open in the lab</a></figcaption></figure>\n`;

/** Links to documents lead to their pages; those to documents that are no pages are plain text. */
const linked = (html, name) =>
  html.replaceAll(/<a href="([^"#:]+\.md)(#[^"]*)?">(.*?)<\/a>/g, (_, to, anchor = '', text) => {
    const there = pages[posix.join(posix.dirname(name), to)];
    return there ? `<a href="${posix.relative(posix.dirname(pages[name]), there)}${anchor}">${text}</a>` : text;
  });

/** Links to all pages of the reference, on each of them. */
const contentsOf = (name) =>
  documents
    .filter(([other]) => name.startsWith('reference/') && other.startsWith('reference/'))
    .map(([other, path]) => {
      const current = other === name ? ' aria-current="page"' : '';
      return `<li><a href="${posix.basename(path)}"${current}>${escaped(titleOf(readFileSync(sourceOf(other), 'utf8')))}</a></li>`;
    })
    .join('');

const titleOf = (text) => /(?<=^# ).*$/m.exec(text)[0];

/** The page of one of the documents. */
export function documentPage(name, t) {
  const md = new MarkdownIt({ typographer: true });
  const { fence, heading_open } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, i, ...rest) =>
    tokens[i].info === 'game'
      ? example(tokens[i].content.trimEnd())
      : fence(tokens, i, ...rest).replace('<pre>', '<pre translate="no" tabindex="0">');
  md.renderer.rules.heading_open = (tokens, i, options, env, self) => {
    tokens[i].attrSet('id', anchorOf(tokens[i + 1].content));
    return heading_open?.(tokens, i, options, env, self) ?? self.renderToken(tokens, i, options);
  };
  // A wide table is scrolled by itself, also by keys.
  md.renderer.rules.table_open = () => '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>';
  md.renderer.rules.table_close = () => '</table></div>';
  const text = readFileSync(sourceOf(name), 'utf8').replaceAll(/^<!--.*?-->$/gm, '');
  const title = titleOf(text);
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(
    ([, section]) => `<li><a href="#${anchorOf(section)}">${escaped(section)}</a></li>`,
  );
  const others = contentsOf(name);
  const contents = [
    ...(others ? [`<nav aria-label="Reference"><ul class="rules-contents">${others}</ul></nav>`] : []),
    `<nav aria-label="Contents"><ul class="rules-contents">${sections.join('')}</ul></nav>`,
  ];
  const html = linked(md.render(text).replaceAll('<th></th>', '<td></td>'), name).replace('</h1>', () => `</h1>\n${contents.join('\n')}`);
  return page({
    language: 'en',
    // The page is in a folder of the site, as the contents are.
    target: inPages('', 'en'),
    t,
    title: `${title} · ${t.site}`,
    ...(others ? { here: null } : { here: 'lab', inside: true }),
    body: `<article>${html}</article>`,
  });
}
