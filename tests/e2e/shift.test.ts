// Nothing moves on a page that opens: layout shift as browsers count it (Layout Instability API), on a network where each file takes a
// while.
import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../web/length.js';
import { plain, stage } from './embed/harness.js';

const on = stage();

const sizes: [string, BrowserContextOptions][] = [
  ['a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }],
  ['a desktop', { viewport: { width: 1280, height: 900 } }],
];

const games = readdirSync(new URL('../../cpp/games/', import.meta.url), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

/** In milliseconds. */
const LATENCY = 60;

/** Larger than its room. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="660"><rect width="900" height="660" fill="teal"/></svg>';

/** The layout shift until the page is quiet, and the elements that moved. */
async function shiftOf(address: string, options: BrowserContextOptions, done: string): Promise<{ shift: number; moved: string[] }> {
  const context = await on.browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENCY));
    const answer = route.request().url().endsWith('/ungame.png')
      ? route.fulfill({ body: picture, contentType: 'image/svg+xml' })
      : route.continue();
    await answer.catch(() => {});
  });
  await page.addInitScript(() => {
    const layoutShift = { shift: 0, moved: [] as string[] };
    Object.assign(window, { layoutShift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
        layoutShift.shift += entry.value;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          layoutShift.moved.push(`${element?.localName}.${element?.className}#${element?.id}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await page.locator(done).first().waitFor({ state: 'attached', timeout: 20_000 });
  await page.waitForTimeout(700);
  const layoutShift = await page.evaluate(() => (window as unknown as { layoutShift: { shift: number; moved: string[] } }).layoutShift);
  await context.close();
  return { shift: Math.round(layoutShift.shift * 100) / 100, moved: layoutShift.shift < 0.005 ? [] : layoutShift.moved };
}

const still = { shift: 0, moved: [] };
/** What is there once a page has its views. */
const STANDS = 'grundy-table[painted], .view .on-stage';

// At full length each page at each size; else at one of them.
describe.each(sizes)('on %s', (size, options) => {
  const some = <T>(all: readonly T[]) => all.filter((one, i) => oneIn(4)(one, i + (size === 'a phone' ? 0 : 2)));

  test.each(some(games))('%s', async (game) => {
    expect(await shiftOf(`${on.pages.site}#/${game}`, options, STANDS)).toEqual(still);
  });

  test.each(some(['nim', 'ungame', 'bachet'].flatMap((game) => ['play', 'explain', 'how', 'judge'].map((view) => [game, view] as const))))(
    '%s, opened at %s',
    async (game, view) => {
      expect(await shiftOf(`${on.pages.site}#/${game}?view=${view}`, options, STANDS)).toEqual(still);
    },
  );

  test.each(some(['nim', '', 'dominoes']).filter(Boolean))('%s, on the page of its own', async (game) => {
    expect(await shiftOf(`${on.pages.site}${game}/`, options, STANDS)).toEqual(still);
  });

  test('home', async () => {
    const last = size === 'a phone' ? 'zoom' : 'rules';
    expect(await shiftOf(on.pages.site, options, `.wonder-${last} grundy-table[painted]`)).toEqual(still);
  });

  test.each([
    ['lab', 'grundy-table[painted]'],
    ['games', '.picture[data-painted]'],
  ])('%s/', async (folder, done) => {
    expect(await shiftOf(`${on.pages.site}${folder}/index.html`, options, done)).toEqual(still);
  });

  const documentation = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
  const figures = [...documentation.matchAll(/```html\n([\s\S]*?)```/g)].flatMap(
    ([, text = '']) => text.match(/<grundy-scope[\s\S]*?<\/grundy-scope>/g) ?? [],
  );

  test('the figures of the documentation', async () => {
    expect(figures.length).toBeGreaterThan(2);
    for (const figure of figures) {
      const done = 'grundy-scope .scope[data-state="shown"]';
      expect(await shiftOf(on.pages.put(plain(on.pages.site, figure)), options, done), figure).toEqual(still);
    }
  });
});
