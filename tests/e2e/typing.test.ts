// The editor of the lab keeps what is typed: texts are typed key by key, with pauses in which the completion opens before Enter.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExample } from '../../web/lab/example.js';
import { byLength, oneIn } from '../web/length.js';
import { randomText } from '../web/random_text.js';
import { openPage, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** Longer than the completion waits before it opens, and than it ignores keys after that. */
const PAUSE_MS = 220;
/** Windows that are typed into at the same time: most of the time is pauses. */
const WINDOWS = byLength(2, 5);

const folder = new URL('../../web/lab/gallery/', import.meta.url);
/** Lines that end in a name at which a word of the language begins. */
const endings = ['a', 's', 'i', 'c', 'd', 'p', 'l', 'mo', 'le'].map(
  (name) =>
    `${name}: 0..9 = 5\nend if 0 == ${name}\n  or 1 > ${name}\n  : last wins\nmove k in 1..3: ${name} -= k\nmove: ${name} =\n  ${name}\n`,
);
/** Every second game of the library. */
const gallery = readdirSync(folder)
  .filter((_, index) => index % 2 === 0)
  .map((name) => readExample(name, readFileSync(new URL(name, folder), 'utf8'), 'en').text);
const fixed = ['move a in 1..3: n -= a\nn: 0..20 = 9\n', 's: 0..9\nend: score s\nmove: s -= 1', ...endings, ...gallery];
const texts = [...fixed, ...Array.from({ length: 100 - fixed.length }, (_, seed) => randomText(seed + 1))];

async function type(page: Page, text: string): Promise<string> {
  await page.locator('lab-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  for (const [i, line] of text.split('\n').entries()) {
    if (i > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
    if (/[a-zA-Z_]$/.test(line)) await page.waitForTimeout(PAUSE_MS);
  }
  return page.locator('lab-editor').evaluate((editor) => (editor as HTMLElement & { text: string }).text);
}

test('100 texts are in the editor as they are typed', async () => {
  expect(texts.length).toBe(100);
  // In short runs some of those that were wrong, or that people open.
  const waiting = texts.slice(0, byLength(20, 100)).filter(oneIn(10));
  const typeSome = async () => {
    const context = await site.browser.newContext();
    const address = site.address.replace('index.html', 'lab/index.html');
    const { page, errors } = await openPage(context, address, new URL(site.address).origin);
    await painted(page);
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) expect(await type(page, text)).toBe(text);
    expect(errors).toEqual([]);
    await context.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }, typeSome));
}, 600_000);

test('what is typed before the editor is loaded stays, with its place; without the editor the field is a plain one', async () => {
  const { page } = await site.open();
  let load = () => {};
  const loadable = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/code_editor*', async (route) => {
    await loadable;
    await route.continue();
  });
  await page.goto(site.address.replace('index.html', 'lab/index.html#/rules?text='));
  const plain = page.getByLabel('Rules of the game', { exact: true }).and(page.locator('textarea'));
  await plain.fill('n: 0..9\nmove: n -= 1\n');
  await expect.poll(() => page.locator('.answer').innerText()).toContain('wins');
  await plain.press('ControlOrMeta+Home');
  await plain.press('End');
  await page.keyboard.type(' = 7');
  expect(await page.locator('.plain-line').allInnerTexts()).toEqual(['n: 0..9 = 7', 'move: n -= 1', '']);
  load();
  await page.locator('lab-editor .cm-content').waitFor();
  await page.keyboard.type(' # seven');
  expect(await page.locator('lab-editor').evaluate((editor) => (editor as HTMLElement & { text: string }).text)).toBe(
    'n: 0..9 = 7 # seven\nmove: n -= 1\n',
  );
  await page.close();
});

test('rules are typed on a page that was opened without a text', async () => {
  const { page } = await site.open();
  await page.goto(site.address.replace('index.html', 'lab/index.html#/rules?text='));
  await page.locator('lab-editor .cm-content').waitFor();
  const text = 'a: 0..3 = 3\nLeft: a -= 1\nRight: a -= 2\n';
  expect(await type(page, text)).toBe(text);
  await page.close();
});

test('names in scope are offered first, and taken once they are selected', async () => {
  const { page } = await site.open();
  await page.goto(site.address.replace('index.html', 'lab/index.html'));
  await painted(page);
  expect(await type(page, 'stones: 0..9\nmove: st')).toBe('stones: 0..9\nmove: st');
  const options = page.locator('lab-editor .cm-tooltip-autocomplete li');
  await options.first().waitFor();
  expect(await options.allInnerTexts()).toEqual(['stones', 'start']);
  expect(await page.locator('lab-editor .cm-tooltip-autocomplete li[aria-selected]').count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' -= 1');
  expect(await page.locator('lab-editor').evaluate((editor) => (editor as HTMLElement & { text: string }).text)).toBe(
    'stones: 0..9\nmove: stones -= 1',
  );
  await page.close();
});
