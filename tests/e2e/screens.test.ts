// The page of a game on every screen and by keys: the switch between views, what fits, and links that are wrong.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('keys: past the head of the site, and to the board in six stops', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7');
  await page.locator('.explain-why').waitFor();
  const at = () => page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.className);
  await page.keyboard.press('Tab');
  expect(await at()).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await at()).toBe('Table');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('grundy-board svg').waitFor();
  // From the heading of the view on: what may be begun, then the board.
  let stops = 0;
  for (; stops < 6 && !(await page.evaluate(() => document.activeElement?.matches('.target'))); ++stops) await page.keyboard.press('Tab');
  expect(stops).toBeLessThanOrEqual(4);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.close();
});

test('the switch stays in reach and tells where one is', async () => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    const { page } = await site.open('#/nim?heaps=3,5,7', { viewport, reducedMotion: 'reduce' });
    await page.locator('.explain-why').waitFor();
    const here = () => page.locator('.sections [aria-current=true]').innerText();
    expect(await here()).toBe('Table');
    await page.evaluate(() => document.querySelector('#judge')?.scrollIntoView());
    await expect.poll(here).toBe('Judge');
    const box = await page.locator('.sections').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(80);
    await page.close();
  }
});

test('a view that one has scrolled away from and comes back to is the one that the switch names', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7&view=play', { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.locator('.explain-why').waitFor();
  const here = () => page.locator('.sections [aria-current=true]').innerText();
  await expect.poll(here).toBe('Play');
  // So long the page takes scrolling for its own.
  await page.waitForTimeout(1700);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(here).toBe('Table');
  await page.locator('.sections').getByRole('link', { name: 'Play' }).click();
  await expect.poll(here, { interval: 10 }).toBe('Play');
  await page.waitForTimeout(500);
  expect(await here()).toBe('Play');
  await page.close();
});

test('a phone: one row of tools, targets for fingers, nothing clipped at 320 pixels', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await page.waitForSelector('grundy-table[painted]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const bar = await page.locator('.table-bar').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(60);
  await page.getByRole('button', { name: 'Tools' }).click();
  for (const button of await page.locator('.table-bar button:visible').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.close();
});

/** Opens everything that can be open beside the table, and the judge's answers. */
async function openAll(page: Page): Promise<void> {
  await page.locator('.explain-why').waitFor();
  await page.waitForSelector('grundy-table[painted]');
  await page.locator('grundy-board svg').waitFor();
  // A game without a number has none.
  for (const sliders of await page.locator('.sliders summary').all()) {
    await sliders.click();
    await page.locator('.slider').first().waitFor();
  }
  await page.getByRole('button', { name: /sample$/i }).click();
  await page.locator('.judge-answers a').first().waitFor();
}

interface Screen {
  viewport: { width: number; height: number };
  hasTouch?: boolean;
  isMobile?: boolean;
  deviceScaleFactor?: number;
  forcedColors?: 'active';
}

test.each(
  [
    ['a desktop', 'knights', { viewport: { width: 1280, height: 800 } }],
    ['a tablet', 'dominoes', { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
    ['a phone', 'tabgame', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
    ['a phone on its side', 'letter-picking', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
    ['a narrow phone', 'ungame', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
    ['a zoom of 200 %', 'bobs-game', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
    ['forced colours', 'stone-game', { viewport: { width: 1280, height: 800 }, forcedColors: 'active' as const }],
  ].filter(oneIn(2)) as [string, string, Screen][],
)('%s: with all open nothing is cut off, targets fit fingers, and axe finds nothing', async (_, id, options) => {
  const { page, errors } = await site.open(`#/${id}?view=play`, options);
  await openAll(page);
  const { width, height } = options.viewport;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const plot = (await page.locator('.table-plot').boundingBox()) as { width: number; height: number };
  expect(plot.width).toBeLessThanOrEqual(width);
  expect(plot.height).toBeLessThanOrEqual(height);
  if ('hasTouch' in options) {
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.table-bar button, .sections a, .play-controls button, .judge-tools button')]
        .filter((target) => target.getClientRects().length > 0)
        .filter((target) => target.getBoundingClientRect().height < 43.5)
        .map((target) => target.textContent?.trim()),
    );
    expect(small).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('from afar single cells are one button away', async () => {
  const { page } = await site.open('#/tabgame?top=random:100000:1&left=random:100000:2');
  await page.getByRole('button', { name: 'See single cells' }).click();
  await expect.poll(() => page.url()).toContain('look=21.5,21.5,14');
  await expect.poll(() => page.locator('grundy-table').innerText()).not.toContain('A dot is a block');
  expect(await page.locator('.afar').isVisible()).toBe(false);
  await page.close();
});

test('on a desktop the rules stand beside the table, under the switch', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7', { viewport: { width: 1280, height: 900 } });
  await page.waitForSelector('grundy-table[painted]');
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await top('.statement')).toBeGreaterThan(await top('.sections'));
  expect(await top('.statement')).toBeLessThan((await top('.sections')) + 80);
  await page.close();
});

test('an unknown game says so, and none is chosen in the list', async () => {
  const { page } = await site.open('#/no-such-game');
  await page.getByText('There is no game called “no-such-game”.').waitFor();
  expect(await page.locator('.all-games').inputValue()).toBe('');
  await page.close();
});

test('a link whose game cannot be played, or whose cell holds no position, shows the page all the same', async () => {
  for (const hash of [
    '#/nim?heaps=3,5,7&view=play&match=9,9,x9;0;first;100;0',
    '#/nim?heaps=3,5,7&view=play&match=1,1,1,1,9;0;first;100;1&moves=7,7',
    '#/letter-picking?view=play&at=3,3',
  ]) {
    const { page, errors } = await site.open(hash);
    await page.locator('grundy-board svg').waitFor();
    await expect.poll(() => page.locator('.answer').getAttribute('class')).not.toContain('stale');
    expect((await page.locator('.table-canvas').isVisible()) || (await page.locator('.play-controls').count()) > 0).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  }
});
