// How cells are named, typed and listed on the page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, serveSite } from '../site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test.each([
  ['knights', 'row, column', '3, 5', 'at=5,3', /^row 3, column 5/],
  ['knights', 'row, column', 'column 5, row 3', 'at=5,3', /^row 3, column 5/],
  ['ungame?n=100', 'pawn, move number k', 'move 4, pawn 21', 'at=21,4', /^pawn 21, move number k 4/],
])('%s: "%s" is typed as "%s"', async (hash, label, typed, address, read) => {
  const { page } = await site.open(`#/${hash}`);
  await page.waitForSelector('grundy-table[painted]');
  await page.getByRole('button', { name: 'Go to cell' }).click();
  const field = page.locator('.go-to input');
  expect(await page.locator('.go-to label').innerText()).toBe(label);
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill(typed);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(address);
  await expect.poll(() => page.locator('.table-reading').innerText()).toMatch(read);
  expect(await field.count()).toBe(0);
  await page.close();
});

test('the legend lists what occurs, also after another layer is chosen', async () => {
  const { page } = await site.open('#/nim?heaps=1,2,3&max=4&layer=outcome');
  await page.waitForSelector('grundy-table[painted]');
  const entries = () =>
    page
      .locator('.legend-entry')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.replace('\n', ' ')));
  await expect.poll(entries).toEqual(['N wins', 'P loses']);
  await page.getByRole('button', { name: 'Nimber' }).click();
  await expect.poll(entries).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  await page.getByRole('button', { name: 'Remoteness' }).click();
  await expect.poll(entries).toEqual(['wins in 1–9 moves', 'loses in 6 moves']);
  await page.close();
});
