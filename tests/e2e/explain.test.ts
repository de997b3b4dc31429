// Why, on a page: the options have the same numbers in the list and on the stage, where the graph, the board or the table is, and the one
// that is pointed at is lit in both.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const stage = (page: Page, name: string) => page.locator('.explain-stage').getByRole('button', { name }).click();
const chosen = (page: Page) => page.locator('.graph-node.chosen').getAttribute('aria-label');
const nodes = (page: Page) => page.locator('.graph-node').count();

describe('the graph', () => {
  test('opens near the position, goes by arrows from node to node, and shows the position that is chosen', async () => {
    const { page, errors } = await site.open('#/bachet?take=1,2,3&n=12&view=explain');
    await stage(page, 'Graph');
    await expect.poll(() => nodes(page)).toBe(7);
    expect(await chosen(page)).toBe(
      'a heap of 12: P. Options: a heap of 11; a heap of 10; a heap of 9. Options’ nimbers 1, 2, 3; least missing 0.',
    );
    await page.locator('.graph-node.chosen').focus();
    await page.keyboard.press('ArrowRight');
    // Only the focus has moved; what it is at is told below, and lit in the list.
    expect(await page.locator('.graph-node:focus').getAttribute('aria-label')).toMatch(/^a heap of (9|10|11): N/);
    await expect.poll(() => page.locator('.graph-status').innerText()).toMatch(/^a heap of (9|10|11): N/);
    const index = await page.locator('.graph-node:focus').getAttribute('data-node');
    const number = await page.locator(`.graph-number[data-number="${index}"]`).textContent();
    expect(await page.locator('.options tr.lit .option-number').innerText()).toBe(number);
    expect(await chosen(page)).toMatch(/^a heap of 12:/);
    const there = await page.locator('.graph-node:focus').getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen(page)).toBe(there);
    expect(await page.locator('.explain-position').innerText()).toBe(there?.split(':')[0]);
    expect(await page.locator('.graph-arrow.before').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('is drawn whole, and can then be zoomed', async () => {
    const { page, errors } = await site.open('#/nim?heaps=3,5,7&view=explain');
    await stage(page, 'Graph');
    await expect.poll(() => nodes(page)).toBe(16);
    await page.getByRole('button', { name: 'Whole graph' }).click();
    await expect.poll(() => nodes(page)).toBe(192);
    const width = () => page.locator('.game-graph').evaluate((svg) => svg.getBoundingClientRect().width);
    const fitted = await width();
    await page.locator('.graph-bar').getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(1.3 * fitted);
    // Any position can be chosen, and what leads to it is marked.
    await page.locator('.graph-node').nth(100).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.graph-arrow.before').count()).toBeGreaterThan(0);
    expect(await nodes(page)).toBe(192);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('of many positions shows the next moves; of no remoteness calls nothing a draw', async () => {
    const { page } = await site.open('#/nim?heaps=20,16&view=explain');
    await stage(page, 'Graph');
    await expect.poll(() => nodes(page)).toBe(37);
    expect(await page.getByRole('button', { name: 'Whole graph' }).isDisabled()).toBe(true);
    expect(await page.locator('.graph-bar').innerText()).toContain('More than 200 positions can be reached');
    await page.getByLabel('Heaps', { exact: true }).fill('1,2');
    await page.getByLabel('Heaps', { exact: true }).press('Enter');
    await expect.poll(() => nodes(page)).toBe(6);
    expect(await page.getByRole('button', { name: 'Whole graph' }).isDisabled()).toBe(false);
    await page.goto(page.url().replace(/#.*/, '#/kayles?rows=3&view=explain'));
    await stage(page, 'Graph');
    await expect.poll(() => chosen(page)).toMatch(/^a row of 3:/);
    expect(await page.locator('.graph-head').allInnerTexts()).toEqual([]);
    expect(await page.locator('.graph-status').innerText()).toMatch(/^Moves lead to the right/);
    await page.close();
  });
});

test('the table lights the option that is pointed at in the list, and the list the one at the table’s pointer', async () => {
  const { page, errors } = await site.open('#/nim?heaps=5,7&max=10&view=explain');
  await stage(page, 'Table');
  await page.locator('grundy-table[painted]').waitFor();
  const canvas = page.locator('.table-canvas');
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  await page.mouse.move(2, 2);
  // The numbers are drawn once two pictures are alike.
  let plain = '';
  const settled = async () => {
    const before = plain;
    plain = await picture();
    return plain === before;
  };
  await expect.poll(settled).toBe(true);
  await page.locator('.options tbody tr').nth(1).hover();
  await expect.poll(picture).not.toBe(plain);
  await page.mouse.move(2, 2);
  await expect.poll(picture).toBe(plain);
  // The winning move, number 1, leads to 5, 5.
  const box = (await canvas.boundingBox()) as { x: number; y: number; width: number; height: number };
  const lit = page.locator('.options tr.lit .option-number');
  const seen = new Set<string>();
  for (let down = 0; down < 40 && !seen.has('1'); ++down) {
    await page.mouse.move(box.x + box.width / 2, box.y + ((down + 0.5) * box.height) / 40);
    const read = await page.locator('.table-reading').innerText();
    if (/first heap 5, second heap 5\b/.test(read)) {
      await expect.poll(() => lit.allInnerTexts()).toEqual(['1']);
      seen.add('1');
    }
  }
  expect(seen.has('1')).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});

test('a board whose squares are cells of the table reads them once', async () => {
  const { page } = await site.open('#/bobs-game?view=explain');
  await page.locator('.explain-why').waitFor();
  await stage(page, 'Table');
  await page.locator('grundy-table[painted]').waitFor();
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: [unknown]) {
      Object.assign(window, { posts: ((window as { posts?: number }).posts ?? 0) + 1 });
      post.apply(this, given);
    } as typeof post;
  });
  await stage(page, 'Board');
  await page.locator('.on-stage .board .target').first().waitFor();
  // It read them again with each answer, without end.
  const frames = (count: number) =>
    page.evaluate(async (count) => {
      for (let i = 0; i < count; ++i) await new Promise(requestAnimationFrame);
      return (window as { posts?: number }).posts ?? 0;
    }, count);
  expect(await frames(60)).toBeLessThan(10);
  await page.close();
});
