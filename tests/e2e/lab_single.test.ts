// grundyscope-lab.html opened from disk with the network off: rules are typed, solved, played and written as a program, and nobody is asked
// for anything.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { dist } from './server.js';
import { desktop, openPage, openView, painted, sharedBrowser } from './site.js';

const folder = mkdtempSync(join(tmpdir(), 'lab file '));
const files = ['grundyscope.html', 'grundyscope-lab.html'];
const addressOf = (file: string) => pathToFileURL(join(folder, file)).href;

let context: BrowserContext;
for (const file of files) copyFileSync(join(dist, file), join(folder, file));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  context = await (await sharedBrowser()).newContext({ viewport: desktop, offline: true });
});
afterEach(() => context.close());

test('from the one file of the site to a table, a board, and a program', async () => {
  const address = addressOf('grundyscope.html');
  const { page, errors, elsewhere } = await openPage(context, address, addressOf(''));
  await page.getByRole('link', { name: 'Lab' }).click();
  await painted(page);
  await page.locator('lab-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('n: 0..30 = 10\nmove k in 1..3: n -= k');
  await expect.poll(() => page.locator('.answer').innerText()).toContain('The first player wins');
  await openView(page, 'Play');
  await page.locator('grundy-play svg').first().waitFor();
  await openView(page, 'Program');
  await page.getByRole('button', { name: 'Python', exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Program in Python' }).click()]);
  expect(await readFile((await download.path()) as string, 'utf8')).toContain('def ');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Tus propias reglas');
  await page.locator('a.wordmark').click();
  await expect.poll(() => page.url()).toContain('grundyscope.html');
  expect([errors, elsewhere]).toEqual([[], []]);
  await page.close();
});

test('the library and the calculator are in the file of the lab', async () => {
  const address = addressOf('grundyscope.html');
  const { page, errors, elsewhere } = await openPage(context, address, addressOf(''));
  await page.getByRole('link', { name: 'Library' }).click();
  await expect.poll(() => page.locator('.card').count()).toBeGreaterThan(100);
  await expect.poll(() => page.locator('.picture canvas').count()).toBeGreaterThan(3);
  await page.getByRole('link', { name: 'Values' }).click();
  await page.locator('#expression-one').fill('{2|0}');
  await expect.poll(() => page.locator('.calculator-result').innerText()).toContain('Copy the value');
  await page.reload();
  expect(await page.locator('#expression-one').inputValue()).toBe('{2|0}');
  // The page of the calculator without an expression, not that of the lab.
  await page.locator('#expression-one').fill('');
  await page.reload();
  await page.locator('#expression-one').waitFor();
  await page.goBack();
  await page.locator('.card', { hasText: 'Euclid' }).first().click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Euclid');
  await page.getByRole('link', { name: 'Library' }).click();
  // Built-in games are in the other file.
  await page.locator('.card', { hasText: 'Exponential game' }).click();
  await expect.poll(() => page.url()).toContain('grundyscope.html#/exponential-game');
  await painted(page);
  expect([errors, elsewhere]).toEqual([[], []]);
  await page.close();
});

test('an address of rules that leads to the one file of the site goes on to that of the lab', async () => {
  const address = `${addressOf('grundyscope.html')}#/rules?text=${encodeURIComponent('n: 0..9 = 3\nmove: n -= 1')}`;
  const { page } = await openPage(context, address, addressOf(''));
  await expect.poll(() => page.locator('.answer').innerText()).toContain('The first player wins');
  expect(page.url()).toContain('grundyscope-lab.html');
  await page.close();
});
