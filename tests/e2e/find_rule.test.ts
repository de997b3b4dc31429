// Find a rule, in the lab: what is found can be put into the box, and a search can be cancelled.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { address, answer, openLab, write } from './lab_editor.js';
import { openView, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const open = async (text: string, width = 1280) => {
  const opened = await openLab(site, address(text), width, width < 600);
  await painted(opened.page);
  await openView(opened.page, 'Formula');
  const panel = opened.page.locator('lab-find-rule');
  return { ...opened, panel, find: panel.getByRole('button', { name: 'Find a rule' }), result: panel.getByRole('status') };
};

test.each([1280, 390])('what is found goes into the box and is compared, %i pixels wide', async (width) => {
  const { page, errors, panel, find, result } = await open('n: 0..100 = 20\nmove k in {1, 3, 8}: n -= k', width);
  await find.click();
  await expect.poll(() => result.innerText()).toContain('n % 11 in {0, 2, 4, 6}');
  expect(await result.innerText()).toContain('all 101 positions, and for all 201 of the same game');
  expect(await result.innerText()).toContain('Golomb');
  await panel.getByRole('button', { name: 'Put into the box' }).nth(1).click();
  expect(await page.locator('#lab-formula').inputValue()).toContain('n % 11 in {1, 3, 5, 7} ? 1');
  expect(await page.locator('#lab-against').inputValue()).toBe('nimber');
  await expect.poll(() => page.locator('.lab-result').innerText()).toContain('all 101 positions');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  // The result is of these rules alone.
  await write(page, 'n: 0..100 = 20\nmove k in {1, 2}: n -= k');
  await answer(page).toContain('wins');
  await expect.poll(() => result.innerText()).toBe('');
  await page.close();
});

test('where nothing is found, the number of statements is; a search that is cancelled leaves nothing', async () => {
  const { page, panel, find, result } = await open('n: 0..2000 = 20\nmove k in 1..44: n -= k * k');
  await find.click();
  await expect.poll(() => result.innerText()).toMatch(/None of [\d\u2009\u202f ]+ statements holds\./);
  await write(page, 'x: 0..700 = 9\ny: 0..700 = 5\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k');
  await answer(page).toContain('wins');
  await find.click();
  await expect.poll(() => result.innerText()).toContain('Searching');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => result.innerText()).toBe('');
  await find.waitFor();
  await page.close();
});
