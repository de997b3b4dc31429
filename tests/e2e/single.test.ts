// grundyscope.html opened from disk with the network off: it solves, draws, plays, judges and saves, and asks nobody for anything.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { oneIn } from '../web/length.js';
import { dist } from './server.js';
import { colours, desktop, isPainted, openPage, openView, painted, type SitePage, serveSite, sharedBrowser } from './site.js';

const engine = await openEngine();
// The others need a module that is not in the file.
const games = engine.games.filter(isPainted);
afterAll(() => engine.close());

/** Away from the other files of the site, so that it can't lean on them. */
const folder = mkdtempSync(join(tmpdir(), 'one file '));
const path = join(folder, 'grundyscope.html');
const address = pathToFileURL(path).href;

let context: BrowserContext;
beforeAll(async () => {
  copyFileSync(join(dist, 'grundyscope.html'), path);
  const browser = await sharedBrowser();
  context = await browser.newContext({ viewport: desktop, offline: true });
});
afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true });
});

const open = (hash = ''): Promise<SitePage> => openPage(context, address + hash, address);

async function closeClean({ page, errors, elsewhere }: SitePage): Promise<void> {
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.close();
}

describe.each(games.filter(oneIn(5)))('$id', ({ id, title }) => {
  test('is drawn, answered and shown on its board', async () => {
    const opened = await open();
    const { page } = opened;
    await page.locator(`a[href="#/${id}"]`).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await painted(page);
    const expected = await engine.open(id);
    await expect.poll(() => page.locator('.answer').textContent()).toContain((await expected.answer()).text);
    expected.close();
    await expect.poll(() => colours(page, '.table-canvas')).toBeGreaterThan(3);
    await openView(page, 'Play');
    await page.locator('grundy-play grundy-board svg').waitFor();
    await closeClean(opened);
  });
});

test('an address restores the view, and back and forward work', async () => {
  const opened = await open('#/nim?heaps=1,2,3&layer=nimber&at=2,3');
  const { page } = opened;
  await painted(page);
  await expect.poll(() => page.locator('.answer').innerText()).toBe('2,3,3: The first player wins in 7 moves');
  expect(await page.locator('.layer[aria-pressed=true]').innerText()).toBe('Nimber');
  await page.getByLabel('Heaps', { exact: true }).fill('4,4,1');
  await expect.poll(() => page.url()).toContain('heaps=4,4,1');
  await page.goBack();
  await expect.poll(() => page.getByLabel('Heaps', { exact: true }).inputValue()).toBe('1,2,3');
  await page.goForward();
  await expect.poll(() => page.locator('.answer').innerText()).toContain('first player');
  await page.reload();
  await painted(page);
  expect(await page.getByLabel('Heaps', { exact: true }).inputValue()).toBe('4,4,1');
  await closeClean(opened);
});

test('the third table of the home page is a picture, dimmed where it is not that of the rules', async () => {
  const opened = await open();
  const { page } = opened;
  const picture = page.locator('.wonder-rules img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([41, 41]);
  const stale = page.locator('.wonder-rules .live-plot.stale');
  expect(await stale.count()).toBe(0);
  await page.locator('.wonder-rules textarea').fill('n: 0..9 = 3\nmove: n -= 1');
  await stale.waitFor();
  expect(await page.locator('.wonder-rules a').getAttribute('href')).toContain('grundyscope-lab.html#/rules?text=n');
  await closeClean(opened);
});

test('the graph of a game is laid out', async () => {
  const opened = await open('#/bachet?take=1,2,3&n=12&view=explain');
  const { page } = opened;
  await page.getByRole('button', { name: 'Graph', exact: true }).click();
  await expect.poll(() => page.locator('.graph-node').count()).toBe(7);
  await closeClean(opened);
});

test('a move is played and answered', async () => {
  const opened = await open('#/nim?heaps=2,3,4&view=play');
  const { page } = opened;
  const moves = () =>
    page.evaluate(() => (document.querySelector('grundy-play') as unknown as { play: { moves: unknown[] } }).play.moves.length);
  await page.locator('grundy-board .target').first().click();
  await expect.poll(moves).toBeGreaterThan(1);
  await closeClean(opened);
});

test.each([
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['svg', Buffer.from('<')],
  ['csv', Buffer.from('N,')],
])('%s is saved', async (kind, begin) => {
  const opened = await open('#/nim?layer=outcome');
  const { page } = opened;
  await painted(page);
  await page.locator('[data-menu=save] summary').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-save=${kind}]`).click()]);
  expect(download.suggestedFilename()).toBe(`grundyscope-nim.${kind}`);
  expect(readFileSync(await download.path()).subarray(0, begin.length)).toEqual(begin);
  await closeClean(opened);
});

test('it judges, and speaks Spanish', async () => {
  const opened = await open('#/nim?view=judge');
  const { page } = opened;
  await page.getByRole('button', { name: 'Official sample' }).click();
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => page.getByLabel('Judge output').textContent()).toBe('Yes\nYes\nNo\n');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => page.locator('.answer').innerText()).toBe('El primer jugador gana en 15 jugadas');
  await closeClean(opened);
});

test('a browser that cannot unpack the solver is told so', async () => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    (globalThis as { DecompressionStream?: unknown }).DecompressionStream = undefined;
    // In English, whatever an earlier test chose.
    localStorage.clear();
  });
  await page.goto(address);
  await page.getByText('This browser is too old').waitFor();
  await page.close();
});

test('its policy lets nothing out', async () => {
  const { page } = await open('#/nim');
  await painted(page);
  const refused = await page.evaluate(async () => {
    const blocked = new Promise((resolve) => document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true }));
    await fetch('data:text/plain,out').catch(() => {});
    return blocked;
  });
  expect(refused).toBe(true);
  await page.close();
});

test('the site hands it out', async () => {
  const site = await serveSite();
  const { page, errors } = await site.open();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'all of this in one file' }).click();
  const file = await (await coming).path();
  expect(readFileSync(file).equals(readFileSync(path))).toBe(true);
  expect(errors).toEqual([]);
  await site.close();
});
