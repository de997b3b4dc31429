// A sum of games and a token on a graph: their parts and vertices have names, and what is wrong with them is explained where it is typed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openView, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('a part that is no game: the ids, a whole example, and the help in room of its own', async () => {
  const { page } = await site.open('#/sum?parts=stones;n=4');
  const error = page.locator('#parameter-parts-error');
  await expect.poll(() => error.innerText()).toMatch(/expected one of .*, rules, got "stones"/);
  expect(await error.innerText()).toMatch(/For example:? knights;n=12;knights=8\.7\|kayles;rows=3,2\|nim;heaps=4,6$/);
  await page.locator('#parameter-parts').focus();
  const [help, tabs] = await Promise.all(['.game-position .help', '.sections'].map((place) => page.locator(place).first().boundingBox()));
  if (!help || !tabs) throw new Error('no help, or no tabs');
  expect(help.y + help.height).toBeLessThanOrEqual(tabs.y);
  await page.close();
});

test('a text that is cut at its own semicolon: how it is written', async () => {
  const { page } = await site.open(`#/sum?parts=${encodeURIComponent('rules;text=n: 0..9; move k in 1..3: n -= k')}`);
  await expect.poll(() => page.locator('#parameter-parts-error').innerText()).toContain('; in a value is written %3B');
  await page.close();
});

test('parts have names, also that of the table beside the board', async () => {
  const { page, errors } = await site.open('#/sum?view=play');
  await expect.poll(() => page.locator('.corner-caption').innerText()).toBe('Part 1 of 4 in the table: knights;n=12;knights=8.7.');
  await openView(page, 'Why');
  await expect
    .poll(() => page.locator('.explain-position').innerText())
    .toBe("Knights on a board: (8, 7) + Kayles: rows of 3,2 + Nim: 4,6 + Bachet's game: a heap of 8");
  // No number is on another, and every winning move has its own.
  const boxes = await page.locator('#explain .board-hint').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(3);
  expect(await page.locator('#explain .board-hint.hint-wins').count()).toBe(3);
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});

test('a cell of a graph is a vertex, however wide the table is', async () => {
  const { page, errors } = await site.open('#/graph?width=7');
  await painted(page);
  await page.getByRole('button', { name: 'Go to cell' }).click();
  await page.locator('.go-to input').fill('9');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.table-foot').first().innerText()).toMatch(/vertex 9\b/);
  await expect.poll(() => page.locator('article').innerText()).not.toMatch(/\b(div|mod) 7|rows of ten/);
  await page.locator('#parameter-edges').focus();
  expect(await page.locator('.game-position .help:visible').innerText()).toMatch(/^Edges: FROM>TO/);
  expect(errors).toEqual([]);
  await page.close();
});
