// The table by mouse and touch: pinches, boxes, the minimap, the edge of a sequence; and patterns as pixels.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nimberColour } from '../../../web/views/table/ink/palette.js';
import { openEngine } from '../../web/engine.js';
import { type Site, serveSite } from '../site.js';
import { look, plotOf } from './looking.js';
import { canvasFile, countPixels, settled } from './pixels.js';

const N = 0x0072b2;
const P = 0xe69f00;
const ACCENT = 0xc2281c;

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function open(hash: string, options = {}): Promise<Page> {
  const { page } = await site.open(`#/${hash}`, options);
  await settled(page);
  return page;
}

test('double click, with Shift the other way; Shift and drag look at a box', async () => {
  const page = await open('knights?n=2000&look=1000.5,1000.5,10');
  const { middle } = await plotOf(page);
  await page.mouse.dblclick(middle.x + 100, middle.y + 60);
  expect((await look(page))[2]).toBeCloseTo(20, 1);
  await page.keyboard.down('Shift');
  await page.mouse.dblclick(middle.x + 100, middle.y + 60);
  expect((await look(page))[2]).toBeCloseTo(10, 1);
  await page.mouse.move(middle.x - 50, middle.y - 40);
  await page.mouse.down();
  await page.mouse.move(middle.x + 50, middle.y + 40, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const [column, row, scale] = await look(page);
  expect(scale).toBeGreaterThan(40);
  expect(Math.abs(column - 1000.5)).toBeLessThan(4);
  expect(Math.abs(row - 1000.5)).toBeLessThan(4);
  await page.close();
});

test('a table of the same size keeps the place, and the address says so; what the address says is heeded', async () => {
  const page = await open('nim?look=100.5,100.5,20');
  await page.locator('#parameter-heaps').fill('1,2');
  await expect.poll(() => page.url()).toContain('heaps=1,2&look=100.5,100.5,20');
  await page.evaluate(() => {
    location.hash = '#/nim?heaps=1,3&look=30.5,40.5,24';
  });
  expect(await look(page)).toEqual([30.5, 40.5, 24]);
  await page.goBack();
  expect(await look(page)).toEqual([100.5, 100.5, 20]);
  const middle = await page.evaluate(() => {
    const plot = document.querySelector('.table-plot')?.getBoundingClientRect() as DOMRect;
    return { x: plot.x + plot.width / 2, y: plot.y + plot.height / 2 };
  });
  await page.mouse.move(middle.x, middle.y);
  await expect
    .poll(() => page.locator('.table-reading .place b').allInnerTexts())
    .toEqual([/^(99|10[0-3])$/, /^(99|10[0-3])$/].map((near) => expect.stringMatching(near)));
  await page.close();
});

test('a plot that becomes too small for the place that is looked at says where one looks now', async () => {
  const page = await open('stone-game?max=1&rows=16&look=5.7,9.2,77');
  await page.setViewportSize({ width: 320, height: 400 });
  const [column, row, scale] = await look(page);
  const { page: other } = await site.open(page.url().replace(/^[^#]*/, ''), { viewport: { width: 320, height: 400 } });
  await settled(other);
  expect(column).toBeLessThan(5);
  expect([row, scale]).toEqual([9.2, 77]);
  expect(await canvasFile(other)).toBe(await canvasFile(page));
  await page.close();
  await other.close();
});

test('one finger over a table that is shown whole scrolls the page, and leaves the table as it is', async () => {
  const { page } = await site.open('#/knights', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await settled(page);
  const { middle } = await plotOf(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: middle.x, y: middle.y + y }] });
  await touch('touchStart', 0);
  for (let i = 1; i <= 12; ++i) {
    await touch('touchMove', -15 * i);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.waitForTimeout(400);
  expect(page.url()).not.toContain('look=');
  await page.close();
});

test('two fingers pinch, one finger drags', async () => {
  const { page } = await site.open('#/knights?n=2000&look=1000.5,1000.5,10', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  await settled(page);
  const { middle } = await plotOf(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x: middle.x + x, y: middle.y + y, id })) });
  await touch('touchStart', [[-20, 0]]);
  await touch('touchStart', [
    [-20, 0],
    [20, 0],
  ]);
  for (let i = 1; i <= 10; ++i) {
    await touch('touchMove', [
      [-20 - 2 * i, 0],
      [20 + 2 * i, 0],
    ]);
  }
  await touch('touchEnd', []);
  const [, , scale] = await look(page);
  expect(scale).toBeGreaterThan(18);
  expect(scale).toBeLessThan(22);
  const before = (await look(page))[1];
  await touch('touchStart', [[0, 0]]);
  for (let i = 1; i <= 10; ++i) {
    await touch('touchMove', [[0, -8 * i]]);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(200);
  await touch('touchEnd', []);
  expect((await look(page))[1]).toBeGreaterThan(before + 3);
  await page.close();
});

test('the minimap stands above large tables alone, and leads elsewhere', async () => {
  const page = await open('ungame?n=1000000');
  const map = page.locator('.table-map');
  expect(await map.isVisible()).toBe(false);
  await page.locator('.table-plot').focus();
  for (let i = 0; i < 6; ++i) await page.keyboard.press('+');
  await map.waitFor();
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  const [column, row] = await look(page);
  // Rows count from the bottom.
  expect(column / 1e6).toBeCloseTo(0.25, 1);
  expect(row / 1e6).toBeCloseTo(0.25, 1);
  await page.close();
});

test('the edge of a sequence is dragged to another width; the period draws stripes', async () => {
  const page = await open('bachet?take=2,4,7,9&n=900&width=30&look=15,12,12&at=5,3');
  const handle = page.locator('.wrap-handle');
  const box = await handle.boundingBox();
  if (!box) throw new Error('no handle');
  const at = { x: box.x + box.width / 2, y: box.y + 30 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 10 * 12, at.y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => page.url()).toContain('width=20');
  // The chosen heap is the same: 3 rows of 30 and 5 more.
  expect(page.url()).toContain('at=15,4');
  expect(await page.getByLabel('Table width').inputValue()).toBe('20');
  await page.locator('[data-menu=patterns] > summary').click();
  await page.getByRole('button', { name: /^Wrap at the period/ }).click();
  await expect.poll(() => page.url()).not.toContain('width=20');
  const engine = await openEngine();
  const solution = await engine.open('bachet', { take: '2,4,7,9', n: 900 });
  await solution.solve();
  expect(page.url()).toContain(`width=${solution.shape.sequence?.period}`);
  engine.close();
  await page.close();
});

const count = (page: Page, ...wanted: number[]) => countPixels(page, wanted);

test('a width that cannot be is made one that can, in sight', async () => {
  const page = await open('bachet?take=2,4,7,9&n=900&width=30');
  await page.locator('[data-menu=patterns] > summary').click();
  const width = page.locator('.wrap-width input');
  for (const [typed, made] of [
    ['0', '1'],
    ['', '1'],
    ['17', '17'],
    ['99999999', '901'],
  ] as const) {
    await width.fill(typed);
    await width.press('Enter');
    await expect.poll(() => page.url()).toContain(`width=${made}`);
    expect(await width.inputValue()).toBe(made);
  }
  await page.close();
});

test('without a chosen cell, one is asked for to find those alike', async () => {
  const page = await open('nim?max=15&alike=1');
  const legend = page.locator('.table-legend');
  await expect.poll(() => legend.innerText()).toContain('choose a cell');
  const { middle } = await plotOf(page);
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(() => legend.innerText()).toContain('pale: another value');
  await page.close();
});

test('cells alike stand out, the others pale', async () => {
  const page = await open('nim?max=60&heaps=0,0&layer=nimber&at=20,10');
  const engine = await openEngine();
  const { rows } = await (await engine.open('nim', { max: 60, heaps: '0,0' })).table('nimber');
  engine.close();
  const value = rows[10]?.[20];
  const alike = rows.flat().filter((nimber) => nimber === value).length;
  const lost = rows.flat().filter((nimber) => nimber === 0).length;
  const side = Math.sqrt((await count(page, P)) / lost);
  expect(side).toBeGreaterThan(5);
  await page.locator('[data-menu=patterns] > summary').click();
  await page.getByLabel('cells with the same value as the chosen one').check();
  await expect.poll(() => count(page, P)).toBeLessThan(0.2 * side * side);
  // Those that are alike keep their colour; rings and arrows of the options cover a little.
  const [red, green, blue] = nimberColour(Number(value));
  const kept = (await count(page, (red << 16) | (green << 8) | blue)) / (side * side);
  expect(kept).toBeGreaterThan(alike * 0.8);
  // Cells of a fraction of a pixel differ by one at their edges.
  expect(kept).toBeLessThanOrEqual(alike * 1.05);
  await page.close();
});

test('a difference keeps just the cells that differ', async () => {
  // Misere Nim differs only where both heaps are at most 1.
  const page = await open('nim?max=60&heaps=0,0');
  const before = await count(page, N, P);
  const side = Math.sqrt(before) / 61;
  await page.goto(`${site.address}#/nim?max=60&heaps=0,0&with=nim;misere=1;heaps=0,0;max=60`);
  await expect.poll(() => count(page, N, P)).toBeLessThan(before / 10);
  await settled(page);
  // The plot is smaller now, and the piece on (0, 0) covers a part.
  const differing = await count(page, N, P);
  expect(differing).toBeGreaterThan(4 * 9);
  expect(differing).toBeLessThanOrEqual(4 * side * side * 1.05);
  await page.close();
});

test('a line is highlighted: it alone keeps its colours', async () => {
  const page = await open('knights?n=30&at=12,9&line=row');
  await settled(page);
  const row = await count(page, N, P);
  await page.goto(`${site.address}#/knights?n=30&at=12,9`);
  await expect.poll(() => count(page, N, P)).toBeGreaterThan(row * 15);
  const all = await count(page, N, P);
  expect(row / all).toBeGreaterThan(1 / 45);
  expect(row / all).toBeLessThan(1 / 25);
  await page.close();
});

test('the chosen cell and its options are marked', async () => {
  const page = await open('knights?n=30&knights=29.29');
  expect(await count(page, ACCENT)).toBe(0);
  const { middle } = await plotOf(page);
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(() => count(page, ACCENT)).toBeGreaterThan(60);
  await page.close();
});

test('absent cells are absent', async () => {
  const page = await open('letter-picking?s=abcdefgh');
  const coloured = await count(page, N);
  // l < r with r - l odd: 16 of 64 cells exist, and Alice wins each. Letters are written in them.
  const engine = await openEngine();
  const { rows } = await (await engine.open('letter-picking', { s: 'abcdefgh' })).table('outcome');
  engine.close();
  expect(rows.flat().filter((outcome) => outcome !== null).length).toBe(16);
  const box = await page.locator('.table-canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  const side = Math.floor(Math.sqrt(coloured / 16));
  expect(side).toBeGreaterThan(20);
  expect(coloured).toBeLessThan(16 * (side + 6) ** 2);
  const paper = await page.locator('.table-canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let clear = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] === 0) clear += 1;
    return clear;
  });
  expect(paper).toBeGreaterThan(40 * side * side);
  await page.close();
});
