// Parents that a figure can have, and the least widths in pixels that it has there, on a page 1100 and 360 pixels wide.
export const style = 'display:block;min-height:440px';
const figure = (css = '', more = '') =>
  `<grundy-scope ${more} game="nim" heaps="3,5,7" caption="${'A caption of many words. '.repeat(2)}" height="440" reveal="load" style="${style};${css}"><a href="#">${'A fallback of many words. '.repeat(12)}</a></grundy-scope>`;
const words = `<p>${'Some words beside it. '.repeat(30)}</p>`;
const inside = (css: string, content: string) => `<div style="${css}">${content}</div>`;

export const parents: readonly (readonly [title: string, html: string, wide: number, narrow: number])[] = [
  ['block', figure(), 760, 330],
  ['flex row, alone', inside('display:flex', figure()), 640, 330],
  ['flex row, with text', inside('display:flex', figure() + words), 240, 96],
  ['flex row, two', inside('display:flex', figure() + figure()), 380, 160],
  ['flex row, three shares', inside('display:flex;gap:8px', figure('flex:1') + figure('flex:1') + figure('flex:1')), 240, 100],
  ['flex row, centred', inside('display:flex;align-items:center;justify-content:center', figure()), 640, 330],
  ['flex column, centred', inside('display:flex;flex-direction:column;align-items:center', figure()), 640, 330],
  ['flex row, in boxes', inside('display:flex', `${inside('', figure())}${inside('', words)}`), 240, 96],
  ['inline flex', inside('display:inline-flex', figure()), 640, 330],
  ['grid, equal columns', inside('display:grid;grid-template-columns:1fr 1fr', figure() + figure()), 380, 160],
  ['grid, three columns', inside('display:grid;grid-template-columns:1fr 1fr 1fr', figure() + figure() + figure()), 250, 100],
  ['grid, automatic columns', inside('display:grid;grid-template-columns:auto auto', figure() + words), 240, 96],
  ['grid, centred', inside('display:grid;place-items:center', figure()), 640, 330],
  ['table', `<table><tr><td>${figure()}</td></tr></table>`, 630, 320],
  ['table, with text', `<table><tr><td>${words}</td><td>${figure()}</td></tr></table>`, 240, 96],
  ['float', inside('float:left', figure()), 640, 330],
  ['fit-content', inside('width:fit-content', figure()), 640, 330],
  ['max-content', inside('width:max-content;max-width:100%', figure()), 640, 330],
  ['min-content', inside('width:min-content', figure()), 240, 96],
  ['inline-block', inside('display:inline-block', figure()), 640, 330],
  ['inline-block itself', figure('display:inline-block'), 640, 330],
  ['absolute', inside('position:relative;height:320px', inside('position:absolute', figure())), 640, 330],
  ['figure', `<figure style="display:table;margin:0 auto">${figure()}<figcaption>Words.</figcaption></figure>`, 640, 330],
  ['bare pictures of a given width', figure('width:120px', 'controls="none"'), 120, 100],
  ['bare pictures in a flex row', inside('display:flex;gap:4px', Array(3).fill(figure('flex:1', 'controls="none"')).join('')), 240, 100],
  ['narrow column', inside('width:150px', figure()), 150, 150],
];

/** `site`: the address of the site's folder. */
export const parentsPage = (site: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Parents</title>
<style>body{margin:8px} main{max-width:800px} section{overflow:hidden;outline:1px solid #ccc;margin:4px 0}</style>
<script async src="${site}embed.js"></script>
<main>${parents.map(([title, html]) => `<section><h2>${title}</h2>${html}</section>`).join('\n')}</main>`;

export interface Measured {
  title: string;
  /** Of each figure, its width, and by how much it is wider than the section. */
  widths: number[];
  beyond: number;
}

/** Runs in the page. */
export const measure = (): Measured[] =>
  [...document.querySelectorAll('section')].map((section) => {
    const boxes = [...section.querySelectorAll('grundy-scope')].map((one) => one.getBoundingClientRect());
    return {
      title: section.querySelector('h2')?.textContent ?? '',
      widths: boxes.map(({ width }) => Math.round(width)),
      beyond: Math.round(section.scrollWidth - section.clientWidth),
    };
  });

/** Runs in the page: whether all figures are drawn. */
export const allDrawn = (): boolean =>
  [...document.querySelectorAll('grundy-scope')].every(
    (one) => one.shadowRoot?.querySelector<HTMLElement>('.scope')?.dataset.state === 'shown',
  );
