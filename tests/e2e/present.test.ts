// Keys of a page, and its presentation: the stage alone, with the headline and a code of the link.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { openPage, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const lab = () => openPage(site.browser, site.address.replace('index.html', 'lab/index.html'), new URL(site.address).origin);

test.each(['a game', 'the lab'])('%s is presented', async (which) => {
  const { page, errors } = which === 'a game' ? await site.open('#/nim?heaps=3,5,7') : await lab();
  await painted(page);
  const small = await page.locator('.answer').evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  await page.locator('.table-plot').focus();
  await page.keyboard.press('f');
  await page.locator('.link-code').waitFor();
  expect(await page.evaluate(() => document.fullscreenElement?.localName)).toBe(which === 'a game' ? 'game-page' : 'lab-page');
  for (const hidden of ['.in-panel', '.sections', '.game-position']) expect(await page.locator(hidden).first().isVisible()).toBe(false);
  expect(await page.locator('.answer').isVisible()).toBe(true);
  const large = await page.locator('.answer').evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(large / small).toBeGreaterThan(1.4);
  const share = await page.locator('#table').evaluate((stage) => {
    const { width, height } = stage.getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
  });
  expect(share).toBeGreaterThan(0.8);
  expect(await violations(page)).toEqual([]);
  // Another view, still on the whole screen.
  await page.keyboard.press('2');
  await page.locator('.game:not(.view-table) .on-stage').first().waitFor();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await page.locator('.sections').waitFor();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  expect(await page.locator('.link-code').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

test('where a page may not have the screen, its presentation fills the window; a long link has no code', async () => {
  const { page } = await site.open(`#/nim?heaps=${Array.from({ length: 200 }, (_, i) => i + 10).join(',')}`, {});
  await painted(page);
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Present on the whole screen' }).click();
  await page.locator('game-page.presenting').waitFor();
  const { width, height } = (await page.locator('game-page').boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  expect(await page.locator('.link-code').count()).toBe(0);
  await page.getByRole('button', { name: 'End the presentation' }).click();
  await page.locator('.sections').waitFor();
  await page.close();
});

test('the lab has the keys of every page', async () => {
  const { page } = await lab();
  await painted(page);
  await page.locator('.table-plot').focus();
  await page.keyboard.press('6');
  await page.locator('lab-program').waitFor();
  await page.keyboard.press('3');
  await page.locator('grundy-play').waitFor();
  await page.keyboard.press('?');
  expect(await page.locator('dialog.keys').innerText()).toContain('Show the view Program');
  await page.keyboard.press('Escape');
  // In the editor they are text.
  await page.keyboard.press('1');
  await page.locator('lab-editor').click();
  await page.keyboard.type('2?f');
  expect(await page.locator('.game.view-table').count()).toBe(1);
  expect(await page.locator('dialog.keys').isVisible()).toBe(false);
  await page.close();
});

test('a class sees a game on the whole page before who wins; its buttons are there, and the code is as large as one asks', async () => {
  const { page, errors } = await site.open('#/nim?heaps=3,5,7&view=play&present=1');
  await page.locator('game-page.presenting grundy-board svg').first().waitFor();
  const answer = page.locator('.game .answer');
  await expect.poll(() => answer.innerText()).toBe('3,5,7');
  for (const name of ['Hints', 'Opponent']) expect(await page.getByLabel(name).isVisible()).toBe(true);
  const code = page.getByRole('button', { name: 'QR code of the link' });
  await code.click();
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  expect(await violations(page)).toEqual([]);
  await code.click();
  await page.getByRole('button', { name: 'take 1 from heap 1' }).click();
  for (const name of ['Undo', 'New game']) await page.getByRole('button', { name }).waitFor();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => answer.innerText()).toContain('wins');
  expect(errors).toEqual([]);
  await page.close();
});
