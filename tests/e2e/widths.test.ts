// Tasks of people on a desktop, a tablet and a phone, with the mouse and with fingers. What is looked at closely elsewhere
// is gone through here in short, so that no width is forgotten.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { byLength, shared } from '../web/length.js';
import { violations } from './axe.js';
import { colours, isPainted, painted, type Site, serveSite } from './site.js';

const engine = await openEngine();
const games = [...engine.games];
engine.close();
let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
const stateOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('grundy-play') as unknown as { position: { state: string } }).position.state);

const sizes = [
  { name: 'a desktop', options: { viewport: { width: 1280, height: 900 } } },
  { name: 'a tablet', options: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true } },
  { name: 'a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

describe.each(sizes.map((size, place) => ({ ...size, place })))('$name', ({ name, options, place }) => {
  const due = shared(place, sizes.length);
  const { width } = options.viewport;
  const touch = 'hasTouch' in options;
  const open = (hash: string) => site.open(hash, options);

  /** The middle of the table, by the mouse or a finger. */
  async function pick(page: Page): Promise<void> {
    const plot = page.locator('.table-plot');
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = (await plot.boundingBox()) as { x: number; y: number; width: number; height: number };
    const [x, y] = [box.x + 0.47 * box.width, box.y + 0.47 * box.height];
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }

  if (due())
    test('home shows every game with its table, and the page opens on the picture that was promised', async () => {
      const { page, errors } = await open('');
      await page.locator('.gallery').first().waitFor();
      for (const { id } of games.filter(isPainted)) {
        await page.locator(`canvas[data-game="${id}"]`).scrollIntoViewIfNeeded();
        await page.waitForSelector(`canvas[data-game="${id}"][data-painted]`);
      }
      await fits(page, width);
      await page.locator('a[href="#/nim"]').click();
      await expect.poll(() => page.locator('.layer[aria-pressed=true]').innerText()).toBe('Nimber');
      await painted(page);
      expect(await colours(page, '.table-canvas')).toBeGreaterThan(8);
      expect(errors).toEqual([]);
      await page.close();
    });

  if (due())
    test('a cell that is chosen is explained with all its options; keys move on; the legend says whose move it is', async () => {
      const { page } = await open('#/nim?heaps=3,5,7&max=15&layer=nimber');
      await painted(page);
      await pick(page);
      await expect.poll(() => page.url()).toMatch(/at=\d+,\d+/);
      const [x = 0, y = 0] = (/at=(\d+),(\d+)/.exec(page.url()) ?? []).slice(1).map(Number);
      await expect.poll(() => page.locator('.explain-position').innerText()).toBe(`${x},${y},7`);
      expect(await page.locator('grundy-explain').innerText()).toContain(`${x + y + 7} options`);
      const plot = page.locator('.table-plot');
      await plot.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.explain-position').innerText()).toBe(`${x + 1},${y},7`);
      expect(await page.locator('grundy-table').innerText()).toContain('For the player to move');
      await page.keyboard.press('+');
      await expect.poll(() => page.url()).toContain('look=');
      await page.keyboard.press('0');
      await expect.poll(() => page.url()).not.toContain('look=');
      expect(await violations(page)).toEqual([]);
      await fits(page, width);
      await page.close();
    });

  if (due())
    test('every board goes into the page', async () => {
      // At full length each board at each width; else at one of them.
      for (const { id } of games.filter((_, i) => byLength(sizes[i % sizes.length]?.name === name, true))) {
        const { page, errors } = await open(`#/${id}?view=play`);
        await page.locator('grundy-board svg').waitFor();
        await fits(page, width);
        const board = (await page.locator('grundy-board svg').first().boundingBox()) as { x: number; width: number };
        expect(board.x, id).toBeGreaterThanOrEqual(0);
        expect(board.x + board.width, id).toBeLessThanOrEqual(width + 1);
        expect(errors, id).toEqual([]);
        await page.close();
      }
    });

  if (due())
    test('a game is begun, reloaded in the middle, and played to its end by the best moves', async () => {
      const { page } = await open('#/nim?heaps=1,2,3&view=play');
      await page.locator('grundy-board svg').waitFor();
      await page.getByRole('button', { name: 'Play this position' }).click();
      await page.locator('.play-controls').waitFor();
      // Lost: whatever is moved, the other side answers.
      await page.getByRole('button', { name: 'take 1 from heap 3', exact: true }).first().click();
      await page.getByText('Your move').waitFor();
      const state = await stateOf(page);
      await page.reload();
      await page.locator('.play-controls').waitFor();
      await expect.poll(() => stateOf(page)).toBe(state);
      for (let i = 0; i < 6 && (await page.locator('.play-status b').count()) === 0; ++i) {
        const before = await stateOf(page);
        await page.getByRole('button', { name: 'Best move' }).click();
        await expect.poll(() => stateOf(page)).not.toBe(before);
        await Promise.race([page.getByText('Your move').waitFor(), page.locator('.play-status b').waitFor()]);
      }
      await page.locator('.play-status b').waitFor();
      await page.getByRole('button', { name: 'New game' }).first().waitFor();
      await fits(page, width);
      await page.close();
    });

  if (due())
    test('the quiz asks, and reveals nothing', async () => {
      const { page } = await open('#/knights?view=play');
      await page.locator('grundy-board svg').waitFor();
      await page.getByRole('button', { name: 'Quiz' }).click();
      await page.getByText('Who wins?').waitFor();
      expect(await page.locator('.explain-why, .options, .board-hint, .mex').count()).toBe(0);
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await page.getByText('0 of 1 right').waitFor();
      await fits(page, width);
      await page.close();
    });

  if (due())
    test('what is wrong is said at its field; a slider moves the picture; tables are compared', async () => {
      const { page } = await open('#/nim?heaps=3,5,7&max=31');
      await painted(page);
      const heaps = page.getByLabel('Heaps', { exact: true });
      await heaps.fill('1,x');
      const fault = page.locator('.field', { has: heaps }).locator('[role=alert]');
      await fault.waitFor();
      await heaps.fill('3,5,7');
      // The sliders move up as the error goes.
      await fault.waitFor({ state: 'hidden' });
      await page.locator('.sliders summary').click();
      await page.getByLabel('Slider: Heaps 3', { exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toContain('heaps=3,5,8');
      await page.goto(`${site.address}#/nim?heaps=3,5,7&max=63&at=3,5&with=nim;misere=1;heaps=3,5,0;max=63`);
      await expect.poll(() => page.locator('.differences').innerText()).toContain('128 cells differ');
      await fits(page, width);
      await page.close();
    });

  if (due())
    test('a picture and a link are taken along', async () => {
      const { page } = await open('#/knights?n=8');
      await painted(page);
      await page.getByRole('button', { name: 'Share' }).click();
      expect(await page.getByLabel('Link', { exact: true }).inputValue()).toContain('#/knights?v=1&n=8');
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-share=svg]').click()]);
      expect(download.suggestedFilename()).toBe('grundyscope-knights.svg');
      expect(await violations(page)).toEqual([]);
      await page.close();
    });
});
