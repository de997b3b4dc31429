// A browser that gives little memory: what does not fit is refused in words, and the page and its neighbours go on.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, plain, stage, tag } from './embed/harness.js';
import { launch, openPage, painted, type Site, serveSite } from './site.js';

const on = stage();
let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await serveSite();
  // 600 pages of 64 kB: 38 MB.
  browser = await launch('--js-flags=--wasm-max-mem-pages=600');
});
afterAll(async () => {
  await browser?.close();
  await site.close();
});

const refusal = 'This needs more memory than there is; the solver starts anew with the next call';

test.each([
  ['knights', 'n=4096', 'n=9'],
  ['bobs-game', 'board=random:2000:3:30', 'board=random:9:3:30'],
])('%s with %s is refused, and solved with %s', async (id, large, small) => {
  const { page, errors } = await openPage(browser, `${site.address}#/${id}?${large}`, new URL(site.address).origin);
  await expect.poll(() => page.locator('main').innerText(), { timeout: 60_000 }).toContain(`${refusal}.\n`);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${id}?${small}`);
  // The larger one may have been painted before there was too little.
  await expect.poll(() => page.locator('main').innerText()).not.toContain(refusal);
  await page.locator('.answer', { hasText: /wins|loses/ }).waitFor();
  await painted(page);
  expect(errors).toEqual([]);
  await page.close();
});

test('a figure that needs too much says so; those beside it are drawn', async () => {
  const figures = [tag('game="nim"'), tag('game="knights" n="4096"'), tag('game="ungame"')];
  const { page } = await open(browser, on.pages.put(plain(on.pages.site, figures.join(''))));
  const figure = (place: number) => page.locator('grundy-scope').nth(place);
  await figure(1).scrollIntoViewIfNeeded();
  await figure(1).locator('.reason', { hasText: refusal }).waitFor({ timeout: 60_000 });
  for (const place of [0, 2]) {
    await figure(place).scrollIntoViewIfNeeded();
    await figure(place).locator('grundy-table[painted]').waitFor();
    expect(await figure(place).getByText(refusal).count()).toBe(0);
  }
  await page.close();
});
