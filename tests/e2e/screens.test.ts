// The page of a game on every screen and by keys: the switch between views, what fits, and links that are wrong.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { openView, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('keys: past the head of the site, and to the board in six stops; digits choose the views', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7');
  await painted(page);
  const at = () => page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.className);
  await page.keyboard.press('Tab');
  expect(await at()).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await at()).toBe('Table');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('grundy-board svg').waitFor();
  let stops = 0;
  for (; stops < 6 && !(await page.evaluate(() => document.activeElement?.matches('.target'))); ++stops) await page.keyboard.press('Tab');
  expect(stops).toBeLessThanOrEqual(4);
  for (const [key, name] of ['Table', 'Play', 'Why', 'How', 'Judge'].entries()) {
    await page.keyboard.press(String(key + 1));
    await expect.poll(() => page.locator('.sections [aria-current=true]').innerText()).toBe(name);
  }
  // Typed into a field, a digit is a digit.
  await page.getByLabel('Judge input').press('1');
  expect(await page.locator('.sections [aria-current=true]').innerText()).toBe('Judge');
  await page.close();
});

test('the switch is in reach in every view and tells which is shown; the chosen view has the stage', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const { page } = await site.open('#/nim?heaps=3,5,7', { viewport });
    await painted(page);
    for (const [name, main] of [
      ['Play', '#play .on-stage grundy-board'],
      ['Why', '#explain .on-stage grundy-board'],
      ['How', '#how .on-stage .how-steps'],
      ['Judge', '#judge .on-stage textarea'],
      ['Table', '.table-canvas'],
    ] as const) {
      await openView(page, name);
      await page.locator(main).first().waitFor();
      expect(await page.locator('.sections [aria-current=true]').innerText()).toBe(name);
      const tabs = (await page.locator('.sections').boundingBox()) as { y: number; height: number };
      expect(tabs.y).toBeGreaterThanOrEqual(0);
      expect(tabs.y + tabs.height).toBeLessThanOrEqual(viewport.height + 1);
      const { x, y } = (await page.locator(main).first().boundingBox()) as { x: number; y: number };
      expect(y).toBeLessThan(viewport.height / 2);
      expect(x).toBeGreaterThanOrEqual(0);
      // Nothing is scrolled to.
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    }
    await page.close();
  }
});

test('on a desktop the stage covers more than half of the window, in every view', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7', { viewport: { width: 1280, height: 720 } });
  await painted(page);
  for (const name of ['Table', 'Play', 'Why', 'How', 'Judge']) {
    await openView(page, name);
    const stage = page.locator(name === 'Table' ? '.plate' : '.view .on-stage');
    await expect
      .poll(async () => {
        const { width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
        return (width * height) / (1280 * 720);
      })
      .toBeGreaterThan(0.55);
  }
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

/** Opens everything that can be open in a view, with the judge's answers. */
async function openAll(page: Page, name: string): Promise<void> {
  await openView(page, name);
  if (name === 'Table') {
    await painted(page);
    // A game without a number has none.
    for (const sliders of await page.locator('.sliders summary').all()) {
      await sliders.click();
      await page.locator('.slider').first().waitFor();
    }
  } else if (name === 'Judge') {
    await page.getByRole('button', { name: /sample$/i }).click();
    await page.getByRole('button', { name: 'By test' }).click();
    await page.locator('.judge-answers a').first().waitFor();
  } else if (name === 'Play') await page.locator('grundy-board svg').waitFor();
  else await page.locator(name === 'Why' ? '.explain-why' : '.how-code').waitFor();
}

interface Screen {
  viewport: { width: number; height: number };
  hasTouch?: boolean;
  isMobile?: boolean;
  deviceScaleFactor?: number;
  forcedColors?: 'active';
}

/** Play last: it begins a game, which hides who wins. */
const views = ['Table', 'Why', 'How', 'Judge', 'Play'];

test.each(
  [
    ['a desktop', 'knights', { viewport: { width: 1280, height: 800 } }],
    ['a tablet', 'dominoes', { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
    ['a phone', 'tabgame', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
    ['a phone on its side', 'letter-picking', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
    ['a narrow phone', 'ungame', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
    ['a zoom of 200 %', 'bobs-game', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
    ['forced colours', 'stone-game', { viewport: { width: 1280, height: 800 }, forcedColors: 'active' as const }],
  ]
    .map((screen, place) => [...screen, place] as [string, string, Screen, number])
    .filter(oneIn(2)),
)('%s: with all open nothing is cut off, targets fit fingers, and axe finds nothing', async (_, id, options, place) => {
  const { page, errors } = await site.open(`#/${id}`, options);
  const { width } = options.viewport;
  // Two of the views on each screen, which are all of them together.
  const axed = views.filter((_, i) => (i + place) % 5 < 2);
  for (const name of views) {
    await openAll(page, name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
    if ('hasTouch' in options) {
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.table-bar button, .sections a, .play-controls button, .judge-tools button')]
          .filter((target) => target.getClientRects().length > 0)
          .filter((target) => target.getBoundingClientRect().height < 43.5)
          .map((target) => target.textContent?.trim()),
      );
      expect(small, name).toEqual([]);
    }
    // A stale answer is pale, for a moment.
    await page.locator('.answer:not(.stale)').first().waitFor();
    if (axed.includes(name)) expect(await violations(page), name).toEqual([]);
  }
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
    expect(await page.locator('.play-controls').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await page.close();
  }
});
