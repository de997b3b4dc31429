// The site as people meet it: pictures on the home page, a page a game, addresses that restore, nothing from elsewhere.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { colours, isPainted, openView, painted, type Site, serveSite } from './site.js';

const engine = await openEngine();
const { games } = engine;
afterAll(() => engine.close());

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('the home page shows every game with its table', async () => {
  const { page, errors, elsewhere } = await site.open();
  await page.waitForSelector('.gallery');
  expect(await page.locator('home-page .card[href^="#/"]').count()).toBe(games.length);
  for (const { id, title } of games.filter(isPainted)) {
    const canvas = page.locator(`canvas[data-game="${id}"]`);
    await canvas.scrollIntoViewIfNeeded();
    await page.waitForSelector(`canvas[data-game="${id}"][data-painted]`);
    expect(await colours(page, `canvas[data-game="${id}"]`), id).toBeGreaterThan(1);
    expect(await page.locator('home-page').innerText()).toContain(title);
  }
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.close();
});

describe.each(games.filter(oneIn(4)))('$id', ({ id, title, source, parameters }) => {
  test('its page answers, paints, explains and credits', async () => {
    const { page, errors, elsewhere } = await site.open();
    await page.locator(`a[href="#/${id}"]`).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await painted(page);
    const expected = await engine.open(id);
    await expect.poll(() => page.locator('.answer').textContent()).toContain((await expected.answer()).text);
    await expect.poll(() => colours(page, '.table-canvas')).toBeGreaterThan(3);
    expect(await page.locator('.credits').innerText()).toContain(source);
    for (const { label } of parameters) expect(await page.getByLabel(label, { exact: true }).count()).toBe(1);
    for (const layer of expected.shape.layers) await page.locator('.layer', { hasText: new RegExp(layer, 'i') }).click();
    await openView(page, 'Why');
    await expect.poll(() => page.locator('grundy-explain').innerText()).toContain((await expected.explain()).text);
    expect(errors).toEqual([]);
    expect(elsewhere).toEqual([]);
    expected.close();
    await page.close();
  });
});

test('an address restores parameters, layer, cell and place, and the page writes the same address again', async () => {
  const hash = '#/nim?heaps=9,4,13&max=500&layer=nimber&at=9,4&look=20.5,30.25,24';
  const { page } = await site.open(hash);
  await painted(page);
  expect(await page.getByLabel('Heaps', { exact: true }).inputValue()).toBe('9,4,13');
  expect(await page.locator('.layer[aria-pressed=true]').innerText()).toBe('Nimber');
  await expect.poll(() => page.locator('.explain-position').innerText()).toContain('9,4,13');
  expect(new URL(page.url()).hash).toBe(hash);
  await page.locator('.table-plot').focus();
  await page.keyboard.press('+');
  await expect.poll(() => page.url()).toContain('look=20.5,30.25,36');
  await page.reload();
  await painted(page);
  expect(page.url()).toContain('look=20.5,30.25,36');
  await page.close();
});

test('an address with a bad parameter says so on top, as there is nothing else to show', async () => {
  const { page } = await site.open('#/dominoes?n=500&table=B');
  await expect.poll(() => page.locator('.answer').innerText()).toBe('Cells: expected a number from 1 to 64, got 500.');
  await page.getByLabel('Cells', { exact: true }).fill('20');
  await expect.poll(() => page.locator('.answer').innerText()).toMatch(/wins|Draw/);
  await page.close();
});

test('parameters make history; errors stand at their field and nothing typed is lost', async () => {
  const { page } = await site.open('#/nim');
  const heaps = page.getByLabel('Heaps', { exact: true });
  await heaps.fill('1,2,3');
  await expect.poll(() => page.locator('.answer').innerText()).toContain('second player');
  await heaps.fill('1,x');
  await page.locator('.field', { has: heaps }).locator('[role=alert]').waitFor();
  expect(await heaps.inputValue()).toBe('1,x');
  expect(await page.locator('.answer').innerText()).toContain('second player');
  await page.goBack();
  await expect.poll(() => heaps.inputValue()).toBe('1,2,3');
  await page.goBack();
  await expect.poll(() => heaps.inputValue()).toBe('3,5,7');
  await page.goForward();
  await expect.poll(() => page.locator('.answer').innerText()).toContain('second player');
  await page.close();
});

test('a value too long for a link is left out, said so, and still there after back and forward', async () => {
  const { page } = await site.open('#/letter-picking');
  const word = 'ab'.repeat(1500);
  await page.getByLabel('Word', { exact: true }).fill(word);
  await page.getByText('The link leaves out s').waitFor();
  expect(page.url().length).toBeLessThan(2000);
  await page.goBack();
  await expect.poll(() => page.getByLabel('Word', { exact: true }).inputValue()).not.toBe(word);
  await page.goForward();
  await expect.poll(() => page.getByLabel('Word', { exact: true }).inputValue()).toBe(word);
  await page.close();
});

test('the table by mouse and keyboard: read, select, go to, zoom, fit', async () => {
  const { page } = await site.open('#/ungame');
  await painted(page);
  const plot = page.locator('.table-plot');
  const reading = page.locator('.table-reading');
  const box = await plot.boundingBox();
  if (!box) throw new Error('no plot');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => reading.innerText()).toMatch(/pawn \d+, move number k \d+\s+[NP]/);
  const before = await reading.innerText();
  await page.mouse.wheel(0, -400);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => page.url()).toContain('look=');
  await page.mouse.move(box.x + box.width / 2 + 0.4, box.y + box.height / 2);
  await expect.poll(() => reading.innerText()).toContain(before.slice(0, 8));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => page.url()).toMatch(/at=\d+,\d+/);
  await plot.focus();
  await page.keyboard.press('g');
  await page.locator('.go-to input').fill('300, 2');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('at=300,2');
  await expect.poll(() => page.locator('.explain-position').innerText()).toBe('pawn on 300, move 2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => reading.innerText()).toContain('pawn 301, move number k 3');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('at=301,3');
  await page.locator('grundy-explain .options button').first().click();
  await expect.poll(() => page.locator('.explain-position').innerText()).toContain('move 4');
  await page.keyboard.press('0');
  await plot.focus();
  await page.keyboard.press('0');
  await expect.poll(() => page.url()).not.toContain('look=');
  await page.close();
});

test('long work shows progress and can be cancelled; the next one runs', async () => {
  const { page } = await site.open('#/exponential-game?size=100000000&width=10000');
  await page.locator('.solving progress').waitFor();
  await page.locator('.solving').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled.').waitFor();
  await page.getByLabel('Table up to').fill('500');
  await expect.poll(() => page.locator('.answer').innerText()).toContain('wins');
  await page.close();
});

test.each(['light', 'dark'] as const)('no accessibility violations, %s', async (colorScheme) => {
  const { page } = await site.open('', { colorScheme });
  await page.waitForSelector('canvas[data-painted]');
  await page.waitForTimeout(500);
  expect(await violations(page)).toEqual([]);
  // The light pages of all games, with more of them open, are play.test.ts's.
  if (colorScheme === 'dark')
    for (const { id } of games.filter(oneIn(3))) {
      await page.goto(`${site.address}#/${id}`);
      await painted(page);
      // The page may still be on its way from the game before; what stays wrong is wrong.
      await expect.poll(() => violations(page), { message: id }).toEqual([]);
    }
  await page.close();
});

test('a phone is wide enough', async () => {
  const { page } = await site.open('', { viewport: { width: 390, height: 844 } });
  for (const hash of ['', ...games.filter(oneIn(4)).map(({ id }) => `#/${id}`)]) {
    await page.goto(site.address + hash);
    await page.waitForSelector(hash ? 'grundy-table[painted]' : '.gallery');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(390);
  }
  await page.close();
});

test('wasm with a wrong MIME type still runs', async () => {
  const careless = await serveSite('application/octet-stream');
  const { page } = await careless.open('#/nim');
  await painted(page);
  await careless.close();
});

test('a solver that dies is started again', async () => {
  const { page } = await site.open('#/nim');
  await painted(page);
  await page.evaluate(() => {
    const engine = (document.querySelector('game-page') as unknown as { engine: { judge(id: unknown, text: string): Promise<string> } })
      .engine;
    // A value that the binding cannot take throws inside of the module, as a trap would.
    return engine.judge({ not: 'an id' }, '').catch(() => {});
  });
  await openView(page, 'Judge');
  await page.getByRole('button', { name: 'Official sample' }).click();
  await expect.poll(() => page.getByLabel('Judge output').textContent()).toBe('Yes\nYes\nNo\n');
  await openView(page, 'Table');
  await page.getByRole('button', { name: 'Nimber' }).click();
  await openView(page, 'Why');
  await page.locator('grundy-explain').waitFor();
  await page.close();
});

test.each([
  ['the board', 'play', 'playing', 'grundy-board svg'],
  ['the methods', 'how', 'how', 'grundy-how'],
])('%s out of reach: it is said, and comes with the page the next time', async (_, view, chunk, selector) => {
  const { page } = await site.open();
  await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
  await page.goto(`${site.address}#/nim?view=${view}`);
  const bar = page.getByRole('status').filter({ hasText: 'A part of this page could not be loaded.' });
  await bar.waitFor();
  await page.unrouteAll();
  await bar.getByRole('button', { name: 'Reload' }).click();
  // The part may come into the old page a moment before it is reloaded.
  await bar.waitFor({ state: 'detached' });
  await page.locator(selector).first().waitFor();
  expect(await bar.count()).toBe(0);
  await page.close();
});

test.each(['', 'nim/', 'lab/', 'figure/'])('%s without its script says so, after a while', async (path) => {
  const { page } = await site.open();
  await page.route('**/assets/{index,main}-*.js', (route) => route.abort());
  await page.goto(new URL(path, site.address).href);
  const words = page.getByText('This page could not load its own files.');
  await expect.poll(() => words.evaluate((one) => one.getAnimations().length)).toBe(1);
  expect(await words.isVisible()).toBe(false);
  await words.evaluate((one) => {
    for (const animation of one.getAnimations()) animation.finish();
  });
  expect(await words.isVisible()).toBe(true);
  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => words.isVisible()).toBe(false);
  await expect.poll(() => words.evaluate((one) => one.getAnimations().length)).toBe(0);
  await page.close();
});
