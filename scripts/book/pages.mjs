// The book's pages: one per chapter, the contents, and the whole book in one file.
import { escaped } from './computed.mjs';
import { header } from './header.mjs';
import { pageOf } from './targets.mjs';

/** Figures start workers from blobs; the element and MathML have their own styles. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

const documentOf = ({ language, title, head, body, attributes = '' }) => `<!doctype html>
<html lang="${language}"${attributes}>
<head>
<meta charset="utf-8">
${head}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body class="book">
${body}
</body>
</html>
`;

const policy = (content) => `<meta http-equiv="Content-Security-Policy" content="${content}">`;

/** The same page in every language. */
const inLanguages = (id, language, target, words) =>
  Object.entries(words)
    .map(([code, { name }]) =>
      code === language
        ? `<span lang="${code}" aria-current="true">${name}</span>`
        : `<a lang="${code}" hreflang="${code}" href="${target.root}${pageOf(id, code)}">${name}</a>`,
    )
    .join(' ');

/** A page of the book, or one in its style. */
export const page = ({ language, target, title, t, languages, here, inside, body, head = '' }) =>
  documentOf({
    language,
    title,
    attributes: ` data-root="${target.root}"`,
    head: `${policy(POLICY)}
${head}
<link rel="icon" href="${target.root}book/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${target.root}book/book.css">
<script src="${target.root}book/book.js" defer></script>
<script src="${target.root}embed.js" defer></script>`,
    body: `<a class="skip" href="#text">${t.skip}</a>
${header({ t, target, languages, here, inside })}
<main id="text" tabindex="-1">
${body}
</main>`,
  });

/** The contents of a chapter: links to its headings. */
function sectionList({ sections }, t) {
  const links = sections.filter(({ anchor }) => anchor).map(({ anchor, title }) => `<li><a href="#${anchor}">${escaped(title)}</a></li>`);
  return `<nav class="sections" aria-label="${t.sections}"><ul>${links.join('')}</ul></nav>\n`;
}

/** `list`: the contents of the chapter. */
const article = ({ id, language, title, lead, html }, list = '') => `<article id="${id}" lang="${language}">
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(lead)}</p>
${list}${html}</article>`;

export function chapterPage(chapter, { order, language, t, words, target }) {
  const i = order.findIndex(({ id }) => id === chapter.id);
  const step = (other, name, rel) =>
    other ? `<a rel="${rel}" href="${target.chapter(other.id)}"><span>${name}</span> <b>${escaped(other.title)}</b></a>` : '<span></span>';
  return page({
    language,
    target,
    t,
    title: `${chapter.title} · ${t.book}`,
    languages: inLanguages(chapter.id, language, target, words),
    inside: true,
    body: `${article(chapter, sectionList(chapter, t))}
<nav class="turn" aria-label="${t.chapters}">${step(order[i - 1], t.previous, 'prev')}${step(order[i + 1], t.next, 'next')}</nav>`,
  });
}

/** `order`: chapters in the order of reading. */
const list = (parts, order, { language, target }) =>
  parts
    .map(({ part, chapters }, i) => {
      const first = 1 + parts.slice(0, i).reduce((sum, { chapters }) => sum + chapters.length, 0);
      const items = chapters.map((id) => {
        const { title, lead, exercises } = order.find((chapter) => chapter.id === id);
        return `<li data-chapter="${id}" data-exercises="${exercises.map(({ name }) => name).join(' ')}"><a href="${target.chapter(id)}">${escaped(title)}</a><span class="done"></span><p>${escaped(lead)}</p></li>`;
      });
      return `<h2>${escaped(part[language])}</h2>\n<ol class="contents" start="${first}">${items.join('\n')}</ol>`;
    })
    .join('\n');

export const contentsPage = (parts, order, { language, t, words, target }) =>
  page({
    language,
    target,
    t,
    title: `${t.book} · ${t.site}`,
    languages: inLanguages('', language, target, words),
    body: `<article><h1>${t.book}</h1>
<p class="lead">${t.about}</p>
<nav aria-label="${t.contents}" data-solved="${escaped(t.solved('SOLVED', 'ALL'))}">
${list(parts, order, { language, target })}
</nav>
<p class="small"><a href="${target.whole}">${t.whole}</a></p></article>`,
  });

/** `scripts`: in the order in which they run; `hashOf`: their hash for the content security policy. */
export function wholeBook(parts, order, { language, t, target, css, index, scripts, hashOf }) {
  const inline = scripts.map((text) => text.replace(/<(?=\/?script)/gi, '\\x3C'));
  const allowed = inline.map((text) => `'${hashOf(text)}'`).join(' ');
  return documentOf({
    language,
    title: `${t.book} · ${t.site}`,
    head: `${policy(`default-src 'none'; script-src ${allowed} 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'`)}
<style>${css}</style>`,
    body: `<a class="skip" href="#text">${t.skip}</a>
${header({ t, target })}
<main id="text" tabindex="-1">
<article id="contents"><h1>${t.book}</h1><p class="lead">${t.about}</p>
<nav aria-label="${t.contents}" data-solved="${escaped(t.solved('SOLVED', 'ALL'))}">${list(parts, order, { language, target })}</nav></article>
${order.map((chapter) => article(chapter)).join('\n')}
</main>
<script type="application/json" id="book-index">${index.replaceAll('<', '\\u003c')}</script>
${inline.map((text) => `<script>${text}</script>`).join('\n')}`,
  });
}
