// The home page: three tables to try, search among games, where one was, the gallery, the footer.
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { dist } from './server.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const wonder = (page: Page, kind: string) => page.locator(`.wonder-${kind}`);
const status = (page: Page, kind: string) => expect.poll(() => wonder(page, kind).locator('.live-status [role=status]').innerText());
const drawn = (page: Page, kind: string) => wonder(page, kind).locator('grundy-table[painted]').waitFor();

test('the large table is zoomed into, and opened where one is', async () => {
  const { page, errors } = await site.open('');
  await drawn(page, 'zoom');
  const link = wonder(page, 'zoom').getByRole('link', { name: 'Open it large' });
  expect(await link.getAttribute('href')).not.toContain('look=');
  for (let i = 0; i < 5; ++i) await wonder(page, 'zoom').getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => link.getAttribute('href')).toMatch(/n=1000000&look=/);
  await link.click();
  await page.locator('.game grundy-table[painted]').waitFor();
  expect(page.url()).toMatch(/#\/ungame\?n=1000000&look=/);
  expect(errors).toEqual([]);
  await page.close();
});

test('a set of moves that is typed has its period, or its fault, at once', async () => {
  const { page, errors } = await site.open('');
  await drawn(page, 'period');
  await status(page, 'period').toBe('The nimbers have period 3 from heap 8 on (proved).');
  const field = page.getByLabel('Stones that may be taken');
  await field.fill('1,2,3');
  await status(page, 'period').toBe('The nimbers have period 4 from heap 0 on (proved).');
  await field.fill('1,x');
  await status(page, 'period').toContain('got "x"');
  await page.locator('.wonder-period .live-plot.stale').waitFor();
  await field.fill('1,2');
  await status(page, 'period').toBe('The nimbers have period 3 from heap 0 on (proved).');
  // A cell is asked about where there is room for the answer.
  await wonder(page, 'period').locator('.table-plot').click();
  await page.locator('.game.view-explain').waitFor();
  expect(page.url()).toMatch(/#\/bachet\?.*take=1,2.*view=explain.*at=/);
  expect(errors).toEqual([]);
  await page.close();
});

test('what is typed in two fields at once is shown in both', async () => {
  const { page } = await site.open('');
  await drawn(page, 'rules');
  await page.evaluate(() => {
    const type = (selector: string, text: string) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
      if (!field) return;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('.wonder-period input', '1,2,3');
    type('.wonder-rules textarea', 'n: 0..30 = 8\nmove k in 1..3: n -= k');
  });
  await status(page, 'period').toBe('The nimbers have period 4 from heap 0 on (proved).');
  await status(page, 'rules').toBe('The second player wins in 4 moves');
  await page.close();
});

test('rules are changed, and taken to the lab', async () => {
  const { page, errors } = await site.open('');
  await drawn(page, 'rules');
  await status(page, 'rules').toBe('The first player wins in 9 moves');
  const text = page.getByLabel('Rules of the game');
  await text.fill('n: 0..30 = 8\nmove k in 1..3: n -= k');
  await status(page, 'rules').toBe('The second player wins in 4 moves');
  await text.fill('n: 0..30 = 8\nmove k in 1..3: m -= k');
  await expect.poll(() => wonder(page, 'rules').locator('.error').allInnerTexts()).toEqual([expect.stringContaining('m')]);
  await text.fill('n: 0..30 = 9\nmove k in 1..3: n -= k');
  await status(page, 'rules').toBe('The first player wins in 5 moves');
  await wonder(page, 'rules').getByRole('link', { name: 'Open it large' }).click();
  await expect.poll(() => page.locator('.game .answer').innerText()).toBe('The first player wins in 5 moves');
  expect(errors).toEqual([]);
  await page.close();
});

test('search finds games and examples, from any page', async () => {
  const { page } = await site.open('#/nim');
  await page.locator('.game grundy-table[painted]').waitFor();
  await page.keyboard.press('/');
  const field = page.getByLabel('Search among games');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await drawn(page, 'rules');
  const cards = () => page.locator('.card-title').allInnerTexts();
  // A built-in game by a name that only the library has; its picture is painted, also after the first search.
  await page.locator('.home-library').scrollIntoViewIfNeeded();
  await page.locator('.picture[data-painted]').first().waitFor();
  await field.fill('nimble');
  await expect.poll(cards).toEqual(['Coins on numbered squares']);
  await page.locator('.picture[data-example="the-game"][data-painted]').waitFor();
  await field.fill('kayles');
  // A built-in game is found once.
  await expect.poll(async () => (await cards()).slice(0, 3)).toEqual(['Kayles', "Dawson's Kayles", 'Kayles where the last one loses']);
  await field.fill('WYTHOFF');
  await expect.poll(cards).toEqual(["Wythoff's game", 'Cyclic Nimhoff', 'A queen in the corner']);
  // By a word that is in none of their texts; the best match first.
  await field.fill('subtraction');
  await expect.poll(async () => (await cards())[0]).toBe("Bachet's game");
  expect(await cards()).toContain('Cumulative subtraction');
  await field.fill('no such game');
  await expect.poll(() => page.locator('.all-of-them [role=status]').innerText()).toContain('No game is called “no such game”.');
  expect(await page.locator('.all-of-them [role=status] a').getAttribute('href')).toBe('lab/index.html');
  await field.fill('');
  await expect.poll(async () => (await cards()).length).toBeGreaterThan(14);
  await field.fill('kay');
  await expect.poll(async () => (await cards())[0]).toBe('Kayles');
  await field.press('Enter');
  await page.locator('.game grundy-table[painted]').waitFor();
  expect(page.url()).toContain('#/kayles');
  await page.close();
});

test('games and positions that were looked at are offered again, the latest first', async () => {
  const { page } = await site.open('#/knights');
  await page.locator('.game grundy-table[painted]').waitFor();
  await page.goto(`${site.address}#/nim?heaps=3,5`);
  await page.locator('.game grundy-table[painted]').waitFor();
  // Left at once.
  await page.goto(`${site.address}#/nim?heaps=3,5,7`);
  await page.goto(`${site.address}#/`);
  await expect.poll(() => page.locator('.recent a').allInnerTexts()).toEqual(['Nim 3,5,7', 'Knights on a board']);
  expect(await page.locator('.recent a').first().getAttribute('href')).toBe('#/nim?heaps=3,5,7');
  await page.close();
});

test('what the home page leads to exists, and is read by everybody', async () => {
  const { page, errors } = await site.open('');
  await drawn(page, 'rules');
  const addresses = await page
    .locator('.site-foot a, .home-book a, .group a[href$=html]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) if (!address?.startsWith('reference/')) expect(existsSync(dist + address), `${address}`).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.goto(site.address.replace('index.html', 'games/index.html'));
  await page.locator('.picture[data-painted]').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a game waits for the first move, answers it, begins anew, and leaves the last game of the page alone', async () => {
  const { page, errors } = await site.open();
  const game = page.locator('home-game');
  await game.getByRole('button', { name: 'take 2 from heap 1' }).click();
  await expect.poll(() => game.locator('.play-status').innerText()).toMatch(/second player: take .* Your move\./);
  const link = await game.getByRole('link').getAttribute('href');
  expect(link).toMatch(/^#\/nim\?heaps=3,4,5&view=play&.*match=/);
  await game.getByRole('button', { name: 'New game' }).click();
  await game.getByRole('button', { name: 'take 2 from heap 1' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('grundyscope.game')))).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
