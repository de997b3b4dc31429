// Wrong addresses, half-right judge input, and values of own rules: what is right is shown, and what is wrong stands beside it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colours, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const answer = (page: Page) => expect.poll(() => page.locator('.answer').innerText());

test.each([
  ['#/ungame?n=abc', 'Cells: expected a number from 1 to 100000000, got "abc".', 'abc'],
  ['#/nim?heaps=3,5,7]', 'Heaps: expected numbers separated by commas, each from 0 to 9223372036854775807, got "7]".', '3,5,7]'],
])('%s shows the default picture beside the error', async (hash, wrong, typed) => {
  const { page, errors } = await site.open(hash);
  await answer(page).toBe(wrong);
  await painted(page);
  expect(await colours(page, '.table-canvas')).toBeGreaterThan(1);
  // Typed text stays, and nothing of it is shown as if it were right.
  if (typed) expect(await page.locator('.field.wrong input').inputValue()).toBe(typed);
  if (hash.startsWith('#/nim')) expect(await page.locator('.quiet-note').first().innerText()).toContain('heap 3 = 7');
  expect(await page.locator('.plate').innerText()).not.toContain(']');
  expect(errors).toEqual([]);
  await page.close();
});

test.each([
  ['#/nim?heap=3', 'Ignored in this link: heap. The names of this game are heaps, misere, max.', 'heap=3'],
  ['#/nim?heaps=3,5&amp;layer=nimber&utm_source=x', 'Ignored in this link: amp;layer, utm_source.', 'utm_source=x'],
  ['lab/', 'Ignored in this link: amp;layer, utm_source.', 'utm_source=x'],
])('names that mean nothing in %s are ignored with a notice, and stay in the address', async (hash, notice, kept) => {
  const { page, errors } = await site.open(hash.startsWith('#') ? hash : '');
  const text = 'N = 9\nn: 0..N = 5\nmove k in 1..3: n -= k';
  const lab = `${hash}index.html#/rules?text=${encodeURIComponent(text)}&N=12&amp;layer=nimber&utm_source=x`;
  if (!hash.startsWith('#')) await page.goto(site.address.replace('index.html', lab));
  await expect.poll(() => page.locator('.notice').allInnerTexts()).toEqual([expect.stringContaining(notice)]);
  await answer(page).toContain('first player wins');
  await painted(page);
  expect(page.url()).toContain(kept);
  if (!hash.startsWith('#')) expect(await page.locator('.game-position').getByLabel('N', { exact: true }).inputValue()).toBe('12');
  expect(errors).toEqual([]);
  await page.close();
});

test('the judge answers the tests before an error, and says when it ignored what follows', async () => {
  const { page } = await site.open('#/letter-picking?view=judge');
  await page.getByLabel('Judge input').fill('3\nforces\nabba\nabc\n');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => page.locator('#judge-output').innerText()).toBe('Alice\nDraw\n');
  expect(await page.locator('.judge-state').innerText()).toBe('The tests before the error.');
  expect(await page.locator('.judge-side .error').innerText()).toContain('line 4, token 1');
  await page.close();
  const nim = await site.open('#/nim?view=judge');
  await nim.page.getByLabel('Judge input').fill('3\n3, 5, 7\n0\nmore');
  await nim.page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => nim.page.locator('#judge-output').innerText()).toBe('Yes\n');
  expect(await nim.page.locator('.judge-state').innerText()).toContain('the rest was ignored');
  await nim.page.close();
});

test('lists of tuples, names that collide, and who begins have their fields; a start that is given survives another size', async () => {
  const rules =
    'R = 3\nedges = {(1, 2), (2, 3)}\nv = 2\nri: 0..R-1 = 2\nb: 0..9 = 4\nLeft (x, y) in edges: ri -= y - x\nRight k in 1..v: b -= k';
  const { page } = await site.open('');
  const lab = (values: string) =>
    page.goto(site.address.replace('index.html', `lab/index.html#/rules?text=${encodeURIComponent(rules)}${values}`));
  await lab('&rules.v=1&R=2&ri=1&first=right');
  await answer(page).toContain('wins');
  const field = (label: string) => page.locator('.game-position').getByLabel(label, { exact: true });
  expect(await field('edges').inputValue()).toBe('(1,2),(2,3)');
  expect([await field('v').inputValue(), await field('R').inputValue(), await field('ri').inputValue()]).toEqual(['1', '2', '1']);
  expect(await field('Who begins').inputValue()).toBe('right');
  await field('v').fill('x');
  await expect.poll(() => page.locator('.field.wrong .error').innerText()).toContain('got "x"');
  await page.close();
});

test('a board of rules may be typed as a list of texts', async () => {
  const rules =
    'B = {"..#", "..."}\ny: 0..rows(B)-1 = 0\nx: 0..cols(B)-1 = 0\nmove if B[y,x+1] == \'.\': x += 1\nmove if B[y+1,x] == \'.\': y += 1';
  const { page, errors } = await site.open('');
  await page.goto(site.address.replace('index.html', `lab/index.html#/rules?text=${encodeURIComponent(rules)}`));
  await answer(page).toContain('wins in 3 moves');
  const field = page.locator('.game-position').getByLabel('B', { exact: true });
  expect(await field.inputValue()).toBe('..#/...');
  await field.fill('{"..", ".."}');
  await answer(page).toContain('wins in 2 moves');
  await field.fill('["...."]');
  await answer(page).toContain('wins in 3 moves');
  await field.fill('{"..", "...."}');
  await answer(page).toContain('wins in 3 moves');
  await field.fill('{"..", 3}');
  await expect.poll(() => page.locator('.field.wrong .error').innerText()).toContain('expected one row in double quotes');
  expect(errors).toEqual([]);
  await page.close();
});
