// The documents on rule texts as pages of the site, beside the lab: docs/rules.md as lab/rules.html, and so on. Every example is a live
// figure, and leads to the lab; texts with faults are shown as they are.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { escaped } from './computed.mjs';
import { page } from './pages.mjs';
import { inPages } from './targets.mjs';

const files = {
  rules: '../../docs/rules.md',
  patterns: '../../docs/patterns.md',
  faults: '../../docs/faults.md',
};
export const labDocuments = Object.keys(files);

const sourceOf = (name) => fileURLToPath(new URL(files[name], import.meta.url));

const anchorOf = (title) => title.toLowerCase().replaceAll(/[^\w]+/g, '-');

const example = (text) =>
  `<figure class="rules"><pre translate="no" tabindex="0"><code>${escaped(text)}</code></pre>
<grundy-scope game="rules" controls="none" text="${escaped(text).replaceAll('\n', '&#10;')}"></grundy-scope>
<figcaption><a href="index.html#/rules?text=${encodeURIComponent(text)}">Open in the lab</a></figcaption></figure>\n`;

/** The page of one of the documents. */
export function labDocument(name, t) {
  const md = new MarkdownIt({ typographer: true });
  const { fence, heading_open } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, i, ...rest) =>
    tokens[i].info === 'game' ? example(tokens[i].content.trimEnd()) : fence(tokens, i, ...rest);
  md.renderer.rules.heading_open = (tokens, i, options, env, self) => {
    tokens[i].attrSet('id', anchorOf(tokens[i + 1].content));
    return heading_open?.(tokens, i, options, env, self) ?? self.renderToken(tokens, i, options);
  };
  const text = readFileSync(sourceOf(name), 'utf8');
  const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  const contents = titles.map((title) => `<li><a href="#${anchorOf(title)}">${escaped(title)}</a></li>`).join('');
  const [title] = /(?<=^# ).*$/m.exec(text);
  const html = md
    .render(text)
    .replaceAll(/href="(\w+)\.md/g, (link, to) => (labDocuments.includes(to) ? `href="${to}.html` : link))
    .replace('</h1>', () => `</h1>\n<nav aria-label="Contents"><ul class="rules-contents">${contents}</ul></nav>`);
  return page({
    language: 'en',
    // The page is in a folder of the site, as the contents are.
    target: inPages('', 'en'),
    t,
    title: `${title} · ${t.site}`,
    here: 'lab',
    inside: true,
    body: `<article>${html}</article>`,
  });
}
