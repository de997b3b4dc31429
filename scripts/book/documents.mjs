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
const files = {
  '../../docs/rules.md': 'lab/rules.html',
  '../../docs/patterns.md': 'lab/patterns.html',
  '../../docs/faults.md': 'lab/faults.html',
  '../../docs/reference/module.md': 'reference/index.html',
  '../../docs/reference/element.md': 'reference/element.html',
  '../../docs/reference/command.md': 'reference/command.html',
  '../../docs/reference/games.md': 'reference/games.html',
  '../../docs/reference/browsers.md': 'reference/browsers.html',
};
export const documents = Object.entries(files);

const readDocument = (file) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

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
const linked = (html, file) =>
  html.replaceAll(/<a href="([^"#:]+\.md)(#[^"]*)?">(.*?)<\/a>/g, (_, to, anchor = '', text) => {
    const there = files[posix.join(posix.dirname(file), to)];
    return there ? `<a href="${posix.relative(posix.dirname(files[file]), there)}${anchor}">${text}</a>` : text;
  });

const ofReference = (file) => files[file].startsWith('reference/');

/** Links to all pages of the reference, on each of them. */
const contentsOf = (file) =>
  documents
    .filter(([other]) => ofReference(file) && ofReference(other))
    .map(([other, path]) => {
      const current = other === file ? ' aria-current="page"' : '';
      return `<li><a href="${posix.basename(path)}"${current}>${escaped(titleOf(readDocument(other)))}</a></li>`;
    })
    .join('');

const titleOf = (text) => /(?<=^# ).*$/m.exec(text)[0];

/** The page of one of the documents. */
export function documentPage(file, t) {
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
  const text = readDocument(file).replaceAll(/^<!--.*?-->$/gm, '');
  const title = titleOf(text);
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(
    ([, section]) => `<li><a href="#${anchorOf(section)}">${escaped(section)}</a></li>`,
  );
  const others = contentsOf(file);
  const contents = [
    ...(others ? [`<nav aria-label="Reference"><ul class="rules-contents">${others}</ul></nav>`] : []),
    `<nav aria-label="Contents"><ul class="rules-contents">${sections.join('')}</ul></nav>`,
  ];
  const html = linked(md.render(text).replaceAll('<th></th>', '<td></td>'), file).replace('</h1>', () => `</h1>\n${contents.join('\n')}`);
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
