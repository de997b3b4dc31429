// Pages whose text nodes somebody else has changed: translators wrap them in elements of their own, extensions split or remove them. What a
// page says after a change is what a fresh page says.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byLength } from '../web/length.js';
import { type Pages, plain, servePages, tag } from './embed/harness.js';
import { openPage, type Site, type SitePage, serveSite } from './site.js';

let site: Site;
let others: Pages;
beforeAll(async () => {
  site = await serveSite();
  others = await servePages();
});
afterAll(async () => {
  await site.close();
  await others.close();
});

type Way = 'wrap' | 'replace' | 'split' | 'remove';
const ways = byLength<readonly Way[]>(['wrap', 'remove'], ['wrap', 'replace', 'split', 'remove']);

/** Changes all texts of a page, those in shadow roots too, but for what is marked as not to be translated. */
function disturb(page: Page, way: Way): Promise<number> {
  return page.evaluate((how) => {
    const texts: Text[] = [];
    const visit = (root: Node): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text && node.data.trim()) texts.push(node);
        if (!(node instanceof Element) || node.matches('script, style, option, textarea, title, [translate=no], [contenteditable]'))
          continue;
        if (node.shadowRoot) visit(node.shadowRoot);
        visit(node);
      }
    };
    visit(document.body);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      if (how === 'split' && text.data.length > 1) text.splitText(Math.ceil(text.data.length / 2));
      else if (how === 'remove') text.remove();
      else {
        text.replaceWith(outer);
        inner.append(how === 'wrap' ? text : text.data);
      }
    }
    return texts.length;
  }, way);
}

/** All that a page says, in shadow roots too, but for what was typed before. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts: string[] = [];
    const visit = (root: Node): void => {
      for (const node of root.childNodes) {
        // Beside a shadow root nothing is shown.
        if (node instanceof Text && !node.parentElement?.shadowRoot) parts.push(node.data);
        if (!(node instanceof Element) || node.matches('script, style, option, .typed-before')) continue;
        if (!node.checkVisibility()) continue;
        if (node.localName !== 'font') parts.push(' ');
        if (node.shadowRoot) visit(node.shadowRoot);
        visit(node);
      }
    };
    visit(document.body);
    return parts.join('').replace(/\s+/g, ' ');
  });

/** Waits until a page says the same for a while, and returns that. */
async function settled(page: Page): Promise<string> {
  let [before, since] = ['', 0];
  for (const begin = Date.now(); Date.now() - begin < 20_000; ) {
    const now = await said(page);
    if (now !== before) [before, since] = [now, Date.now()];
    else if (Date.now() - since > 900) break;
    await page.waitForTimeout(100);
  }
  return before;
}

const rules = (text: string, more = '') => `lab/index.html#/rules?text=${encodeURIComponent(text)}${more}`;
const short = 'n: 0..300 = 20\nmove k in 1..3: n -= k';
const long = 'n: 0..300 = 21\nmove k in 1..3 if n % 5 != 4: n -= k\nend: next wins';
const sides = (heap: number) => `n: 0..9 = ${heap}\nLeft k in {1, 2}: n -= k\nRight: n -= 3`;

/** The addresses of a page before and after a change. */
const pages: readonly (readonly [before: string, after: string])[] = [
  ...['table', 'play', 'explain', 'how', 'judge'].map(
    (view) => [`index.html#/nim?heaps=3,5&view=${view}`, `index.html#/nim?heaps=4,4&view=${view}`] as const,
  ),
  ['index.html#/nim?heaps=3,5&at=3,5', 'index.html#/nim?heaps=4,4&at=2,6'],
  ['index.html#/nim?heaps=3,5&hea=1', 'index.html#/nim?heaps=3,x'],
  ['index.html#/bachet?n=30&take=1,2', 'index.html#/bachet?n=31&take=1,3&layer=nimber'],
  ['index.html#/kayles?rows=7&view=explain', 'index.html#/kayles?rows=5,5&view=explain'],
  ['index.html#/graph?view=explain', 'index.html#/graph?view=table'],
  ['index.html#/', 'index.html#/nim?heaps=3,5'],
  ['index.html#/nim?heaps=3,5', 'index.html#/knights?view=explain'],
  ...['table', 'board', 'play', 'explain', 'formula', 'program', 'judge'].map(
    (view) => [rules(short, `&view=${view}`), rules(long, `&view=${view}`)] as const,
  ),
  [rules(sides(4), '&view=explain'), rules(sides(7), '&view=explain')],
  ['value/index.html#value=%7B2%7C0%7D', 'value/index.html#value=1/2&with=%2A'],
  ['figure/index.html#/nim?heaps=3,5', 'figure/index.html#/nim?heaps=4,4'],
];

/** Expects that a page says the same as a fresh one after `change`, however its texts were disturbed before. */
async function compare(
  open: () => Promise<SitePage>,
  change: (page: Page) => Promise<void>,
  fresh: () => Promise<SitePage>,
): Promise<void> {
  const { page: other } = await fresh();
  const wanted = await settled(other);
  await other.close();
  for (const way of ways) {
    const { page, errors } = await open();
    await settled(page);
    expect(await disturb(page, way)).toBeGreaterThan(5);
    await change(page);
    const text = await settled(page);
    // Words of a template that were removed are gone.
    if (way !== 'remove') expect(text, way).toBe(wanted);
    expect(errors, way).toEqual([]);
    await page.close();
  }
}

const visit = (path: string) => openPage(site.browser, site.address.replace('index.html', path), new URL(site.address).origin);

/** In a short run, those with the most to say. */
const chosen = pages.filter(([before]) => byLength(/nim.*view=explain|at=3|n%20-%3D%20k&view=table|Left|value/.test(before), true));

test.each(chosen)('%s, changed to %s', async (before, after) => {
  const change = (page: Page) =>
    page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      after.slice(after.indexOf('#')),
    );
  await compare(
    () => visit(before),
    change,
    () => visit(after),
  );
});

test.each([
  ['heaps', '3,5', '4,4', 'game="nim" controls="all" reveal="load"'],
  ['heaps', '3,5', '4,4', 'game="nim" view="explain" reveal="load"'],
  ['text', short, long, 'game="rules" controls="all" reveal="load"'],
  ['value', '{2|0}', '1/2', 'game="value" reveal="load"'],
])('a figure whose %s is changed from %s to %s', async (name, before, after, attributes) => {
  const open = (value: string) => () => {
    const figure = tag(`${attributes} ${name}="${value.replace(/\n/g, '&#10;')}"`);
    return openPage(site.browser, others.put(plain(others.site, figure)), 'http://');
  };
  const change = (page: Page) =>
    page.locator('grundy-scope').evaluate((one, [key, value]) => one.setAttribute(key, value), [name, after] as const);
  await compare(open(before), change, open(after));
});
