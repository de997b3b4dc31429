// The token on a drawn graph: played to the end by mouse and by keyboard, restored from a link, coloured by outcomes, listed where it is
// too large to draw.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { openBoard, stateOf } from './board.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site?.close());

const targets = (page: Page) => page.locator('#play grundy-board .target');
const labels = (page: Page) => targets(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

test('a won game is won by clicks, and its link brings it back', async () => {
  const { page, errors, elsewhere } = await openBoard(site, 'graph', '');
  expect(await labels(page)).toEqual(['move to 1', 'move to 5']);
  // The winner hurries: 0 > 5, then 2 and 11, whatever the opponent does.
  for (const [to, answer] of [
    ['5', '1'],
    ['2', '6'],
    ['11', '11'],
  ] as const) {
    await targets(page)
      .and(page.getByLabel(`move to ${to}`, { exact: true }))
      .locator('.target-area')
      .click();
    await expect.poll(() => stateOf(page)).toBe(answer);
  }
  await page.getByText('New game').waitFor();
  expect(await page.locator('.play-status').first().innerText()).toBe('You won. 5 moves were played.');
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('grundy-play grundy-board svg').waitFor();
  await expect.poll(() => stateOf(page)).toBe('11');
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.close();
});

test('the keyboard plays, and what is drawn has names', async () => {
  const { page } = await openBoard(site, 'graph', 'start=6');
  expect(await violations(page)).toEqual([]);
  expect(await labels(page)).toEqual(['move to 7', 'move to 9', 'move to 10', 'move to 11']);
  await targets(page).first().focus();
  // Arrows go to the next target in that direction: some way leads to vertex 11.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    if ((await focused()) === 'move to 11') break;
    await page.keyboard.press(key);
  }
  expect(await focused()).toBe('move to 11');
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page)).toBe('11');
  await page.close();
});

test('the explanation colours the vertices by their outcomes, as the table does', async () => {
  const { page } = await site.open('#/graph?view=explain');
  await page.locator('.explain-why').waitFor();
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const board = page.locator('#explain svg.board, .explain-stage svg.board').first();
  await board.waitFor();
  const fillOf = (vertex: string) =>
    board.evaluate((svg, name) => {
      const label = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === name);
      return label?.previousElementSibling?.getAttribute('fill');
    }, vertex);
  await expect.poll(() => fillOf('0')).toBe('#0072b2');
  expect(await fillOf('2')).toBe('#e69f00');
  expect(await fillOf('4')).toBe('#6f6f6f');
  await page.close();
});

test('a graph that is too large to draw is played by the list of moves', async () => {
  const { page } = await openBoard(site, 'graph', 'edges=random:3000:9000:1');
  expect(await page.locator('#play grundy-board').innerText()).toContain('Too large to draw');
  const start = await stateOf(page);
  await targets(page).first().click();
  await expect.poll(() => stateOf(page)).not.toBe(start);
  await page.close();
});

test('edges are pasted as lines, and a bad one is refused at its place', async () => {
  const { page } = await openBoard(site, 'graph', '');
  const field = page.getByLabel('Edges', { exact: true });
  await field.fill('# from to\n3 4\n4 5\n3 5\n');
  await expect.poll(() => labels(page)).toEqual(['move to 4', 'move to 5']);
  await field.fill('3 4\n4 five');
  await expect.poll(() => page.getByRole('alert').first().innerText()).toContain('got "five" in edge 2');
  await page.close();
});

test('vertices are large enough to touch on a phone', async () => {
  const { page } = await openBoard(site, 'graph', '', { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const target of await targets(page).all()) expect((await target.boundingBox())?.width).toBeGreaterThan(26);
  await page.close();
});
