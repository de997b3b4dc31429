// The value of a position of Left and Right in the lab: headline, fates of options, and sums of such components.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const domineering = `b[2,3]: 0..1 = 0
Left (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1
Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1
`;
const cutcake = `w: 0..3 = 3
h: 0..4 = 4
Left a in 1..h/2: split h into a, h - a
Right a in 1..w/2: split w into a, w - a
`;

async function openAt(text: string, view: string, options?: Parameters<Site['open']>[1]) {
  const opened = await site.open('', options);
  const rules = new URLSearchParams({ text });
  await opened.page.goto(site.address.replace('index.html', `lab/index.html#/rules?${rules}&view=${view}`));
  return opened;
}

const options = (page: Page, player: number) => page.locator('.lab-value-options section').nth(player).locator('.lab-option');

test('what a position is worth, and why options stay or go', async () => {
  const { page, errors } = await openAt(domineering, 'explain');
  await expect.poll(() => page.locator('lab-value .value-headline .game-value').innerText()).toBe('{2|−1/2}');
  expect(await page.locator('lab-value .value-head').innerText()).toContain('Hot: a move is worth 5/4: from the mean 3/4 to 2');
  expect(await options(page, 0).allInnerTexts()).toEqual([
    expect.stringMatching(/^2 .*wins\s+Needed/),
    expect.stringMatching(/^±1 .*\s+Not needed: at least as good is 2, domino on b1–b2\.\s+and 1 move of the same value$/),
  ]);
  expect(await options(page, 1).allInnerTexts()).toEqual([
    expect.stringMatching(/^−1\/2 .*wins\s+Needed[\s\S]*and 3 moves of the same value$/),
  ]);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('play tells mean and temperature, and what moves lost', async () => {
  const { page, errors } = await openAt(domineering, 'play');
  const means = page.locator('play-means');
  const row = (i: number) => expect.poll(() => means.locator('tbody tr').nth(i).locator('th, td').allInnerTexts());
  await page.getByLabel('Hints').check();
  await expect.poll(() => means.innerText()).toContain('Here: mean 3/4, temperature 5/4.');
  // The left column: what is left is ±1, not 2.
  await page
    .getByRole('button', { name: /domino on a1–a2/ })
    .first()
    .click();
  await row(0).toEqual(['1. Left: domino on a1–a2', '3/4', '0', '2']);
  await row(1).toEqual([expect.stringMatching(/^2\. Right: domino/), '0', '−1', '0']);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('components of Left and Right add up, are played, and are valued', async () => {
  const { page, errors } = await openAt(cutcake, 'explain');
  await expect.poll(() => page.locator('.answer').innerText()).toBe('Left wins; also if Right begins; value 1');
  await expect.poll(() => page.locator('lab-value .value-headline .game-value').innerText()).toBe('1');
  // A move splits the cake; the value after it is that of the sum.
  await page.locator('#explain').getByRole('button', { name: 'split 3 × 4 into 3 × 2 and 3 × 2' }).first().click();
  await expect.poll(() => page.locator('lab-value .value-headline .game-value').innerText()).toBe('0');
  expect(errors).toEqual([]);
  await page.close();
});

test('play that is not normal has no value, and says so', async () => {
  const { page } = await openAt('n: 0..9 = 9\nLeft k in {1, 2}: n -= k\nRight: n -= 3\nend: next wins\n', 'explain');
  await page.locator('lab-value').getByText('expected normal play, in which moves alternate').waitFor();
  await page.close();
});

test('long work on a value is cancelled, and begun again', async () => {
  const { page } = await openAt('n: 0..100000 = 100000\nLeft k in {1, 2}: n -= k\nRight k in {1, 3}: n -= k\n', 'explain');
  const value = page.locator('lab-value');
  await value.getByRole('button', { name: 'Cancel' }).click();
  await value.getByText('Cancelled.').waitFor();
  await value.getByRole('button', { name: 'Work it out' }).click();
  await value.getByText('Working out the value').waitFor();
  await page.close();
});

test('Spanish', async () => {
  const { page } = await openAt(domineering, 'explain', { locale: 'es' });
  await page.locator('lab-value').getByText('Jugadas de Izquierda').waitFor();
  await page.locator('lab-value').getByText('Necesaria').first().waitFor();
  await page.close();
});

const rectangles = `h: 1..3 = 2
w: 1..3 = 2
b[3,3]: 0..1
Left (i,j) of b if i + 1 < h and j < w and not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1
Right (i,j) of b if i < h and j + 1 < w and not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1
show w across, h down
`;

test('the table shows values, means and temperatures, and lists those that occur', async () => {
  const { page, errors } = await openAt(rectangles, 'table');
  const layers = page.locator('.table-bar .layer');
  await expect.poll(() => layers.allInnerTexts()).toEqual(['Outcome', 'Remoteness', 'Value', 'Mean', 'Temperature']);
  await layers.nth(2).click();
  const legend = page.locator('.table-legend');
  await expect.poll(() => legend.innerText()).toMatch(/Value\s+Left wins\s+Right wins\s+whoever begins wins\s+whoever begins loses/);
  const values = page.locator('.distinct-values button');
  await expect.poll(() => page.locator('grundy-distinct-values p').innerText()).toBe('6 values in 9 positions:');
  expect(await values.allInnerTexts()).toEqual(['−1 2 ×', '1 2 ×', '±1 2 ×', '0 1 ×', '{2|−1/2} 1 ×', '{1/2|−2} 1 ×']);
  expect(await violations(page)).toEqual([]);
  // The cells that have a value stand out.
  await values.nth(2).click();
  await expect.poll(() => page.url()).toMatch(/alike/);
  await expect.poll(() => legend.innerText()).toContain('pale: another value than the chosen cell');
  await page.locator('.table-plot').press('ArrowDown');
  await expect
    .poll(() => page.locator('.table-reading').innerText())
    .toMatch(/h 3, w 2 .*value {1\/2\|−2}\s*mean −3\/4\s*temperature 5\/4/s);
  await layers.nth(4).click();
  await expect.poll(() => legend.innerText()).toMatch(/Temperature\s+hot: a move is worth .*numbers: nobody wants to move/s);
  expect(errors).toEqual([]);
  await page.close();
});
