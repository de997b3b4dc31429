// Pages that figures did not choose, in every engine: the size and the direction of texts, styles that texts inherit, pages that are XML.
import { afterAll, beforeAll, expect } from 'vitest';
import { type Pages, plain, servePages, tag } from '../embed/harness.js';
import type { Opened } from './browsers.js';
import { inEveryEngine, patient } from './pages.js';

let pages: Pages;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages?.close());

const states = ({ evaluate }: Opened) =>
  evaluate(() =>
    [...document.querySelectorAll('grundy-scope')].map((one) => one.shadowRoot?.querySelector<HTMLElement>('.scope')?.dataset.state),
  );
/** Computed styles of the first element that matches, in the first figure. */
const styleOf = ({ evaluate }: Opened, selector: string, names: string[]) =>
  evaluate(
    ([inside, all]) => {
      const root = document.querySelector('grundy-scope')?.shadowRoot;
      const style = getComputedStyle(root?.querySelector(inside as string) as Element);
      return Object.fromEntries((all as string[]).map((name) => [name, style.getPropertyValue(name)]));
    },
    [selector, names] as const,
  );

/** Styles that texts inherit, with values that no figure has. */
const inherited = {
  'letter-spacing': '7px',
  'word-spacing': '9px',
  'text-transform': 'uppercase',
  'text-indent': '50px',
  'white-space': 'pre',
  'text-shadow': 'rgb(255, 0, 0) 3px 3px 3px',
  'font-style': 'italic',
  'font-weight': '900',
  'font-variant-caps': 'small-caps',
  'overflow-wrap': 'anywhere',
  'word-break': 'break-all',
  'list-style-type': 'square',
  'border-spacing': '9px',
  'tab-size': '3',
  '-webkit-text-fill-color': 'rgb(255, 0, 0)',
  cursor: 'help',
  fill: 'rgb(255, 0, 0)',
};

inEveryEngine(({ open, test }) => {
  test('texts have the reader’s size, whatever that of the page', async () => {
    const style = '<style>html{font-size:62.5%} body{font-size:3rem} @media (width > 1px) {.large{--grundy-font-size:20px}}</style>';
    const page = await open(pages.put(plain(pages.site, `${style}${tag('game="nim" reveal="load" controls="full"')}`)));
    await expect.poll(() => states(page), patient).toEqual(['shown']);
    const sizes = async () => [
      (await styleOf(page, '.scope', ['font-size']))['font-size'],
      (await styleOf(page, '.panel-title', ['font-size']))['font-size'],
      (await styleOf(page, 'button.layer', ['font-size']))['font-size'],
    ];
    expect(await sizes()).toEqual(['16px', '18.4px', '14.08px']);
    await page.evaluate(() => document.querySelector('grundy-scope')?.setAttribute('class', 'large'));
    await expect.poll(sizes).toEqual(['20px', '23px', '17.6px']);
  });

  test('what texts inherit stays outside; from right to left, only the author’s words', async () => {
    const style = Object.entries(inherited).map(([property, value]) => `${property}:${value}`);
    const figure = tag('game="nim" reveal="load"', 440, '<p slot="caption">שלום</p>');
    const page = await open(pages.put(plain(pages.site, `<section dir="rtl" style="${style.join(';')}">${figure}</section>`)));
    await expect.poll(() => states(page), patient).toEqual(['shown']);
    const inside = await styleOf(page, '.panel-foot .pattern', [...Object.keys(inherited), 'direction']);
    expect(Object.entries(inherited).filter(([property, value]) => inside[property] === value)).toEqual([]);
    expect(inside.direction).toBe('ltr');
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('[slot]') as Element).direction)).toBe('rtl');
  });

  test('pages that are XML: every view, in the language of the page', async () => {
    const views = ['table', 'play', 'explain', 'how', 'judge'].map((view) => `<grundy-scope game="nim" view="${view}" reveal="load"/>`);
    const rules = '<grundy-scope game="rules" view="play" reveal="load"><pre>n: 0..30 = 10\nmove k in 1..3: n -= k</pre></grundy-scope>';
    const full = '<grundy-scope game="kayles" controls="full" reveal="load" xmlns:x="urn:x" x:y="1"><p>Kayles</p></grundy-scope>';
    const html = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="es"><head><title>A page</title><script src="${pages.site}embed.js"/></head><body>${views.join('')}${rules}${full}</body></html>`;
    const page = await open(pages.put(html, { 'content-type': 'application/xhtml+xml' }));
    await expect.poll(() => states(page), patient).toEqual(Array(7).fill('shown'));
    expect(
      await page.evaluate(() => document.querySelector('grundy-scope')?.shadowRoot?.querySelector('button.layer')?.textContent?.trim()),
    ).toBe('Resultado');
    const inside = (selector: string) =>
      page.evaluate(
        (one) =>
          [...document.querySelectorAll('grundy-scope')].reduce(
            (sum, figure) => sum + (figure.shadowRoot?.querySelectorAll(one).length ?? 0),
            0,
          ),
        selector,
      );
    expect(await inside('grundy-play svg')).toBeGreaterThan(1);
    expect(await inside('.how-methods math')).toBeGreaterThan(0);
    expect(await inside('grundy-judge textarea')).toBeGreaterThan(0);
    expect(page.errors).toEqual([]);
  });

  test('a policy with a nonce, Trusted Types and no styles of its own', async () => {
    const views = ['view="table"', 'view="play"', 'view="explain"', 'view="how"', 'view="judge"', 'controls="full" at="1,2" line="row"'];
    const figures = views.map((view) => `<grundy-scope game="nim" ${view} reveal="load"></grundy-scope>`);
    const rules = '<grundy-scope game="rules" view="play" reveal="load"><pre>n: 0..30 = 10; move k in 1..3: n -= k</pre></grundy-scope>';
    const script = `<script nonce="abc" src="${pages.site}embed.js"></script>`;
    const page = await open(
      pages.put(`<!doctype html><title>A page</title>${script}<body>${figures.join('')}${rules}`, {
        'content-security-policy': `default-src 'none'; script-src 'nonce-abc' 'wasm-unsafe-eval'; worker-src blob:; img-src *; require-trusted-types-for 'script'; trusted-types grundyscope`,
      }),
    );
    await expect.poll(() => states(page), patient).toEqual(Array(7).fill('shown'));
    expect(page.errors).toEqual([]);
  });
});
