// Rule texts on graphs: drawn, played to the end on the drawing, vertices moved by mouse, touch and keyboard, and their places in links.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphs, sizeOf, textOf } from '../graphs.js';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const petersen = graphs.find(({ name }) => name === 'Petersen') as (typeof graphs)[number];

const linkOf = (text: string, more = '') =>
  site.address.replace('index.html', `lab/#/rules?text=${encodeURIComponent(text)}&view=board${more}`);

const boardOf = (page: Page) => page.locator('#board svg.board');

async function open(text: string, options: Parameters<Site['open']>[1] = desktop, more = ''): Promise<Page> {
  const page = await site.browser.newPage(options);
  await page.goto(linkOf(text, more));
  await boardOf(page).locator('circle[r="4"]').first().waitFor();
  return page;
}

interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** The vertices, in units of the board, or in pixels of the screen. */
const circles = (page: Page, inPixels = false): Promise<Circle[]> =>
  boardOf(page)
    .locator('circle[r="4"][stroke="var(--quiet)"]')
    .evaluateAll(
      (all, inPixels) =>
        all.map((one) => {
          const { left, top, width } = one.getBoundingClientRect();
          if (inPixels) return { x: left + width / 2, y: top + width / 2, radius: width / 2 };
          return { x: Number(one.getAttribute('cx')), y: Number(one.getAttribute('cy')), radius: 4 };
        }),
      inPixels,
    );

/** A point of the screen where a click comes to this target. */
const pointIn = (target: Locator) =>
  target.evaluate((target) => {
    const area = target.querySelector('.target-area') as SVGGeometryElement;
    const [length, box, matrix] = [area.getTotalLength(), area.getBBox(), area.getScreenCTM()];
    const line = area.tagName === 'path';
    const points = line
      ? [0.5, 0.4, 0.6, 0.3, 0.7, 0.25, 0.75].map((share) => area.getPointAtLength(share * length))
      : [new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)];
    for (const point of points) {
      const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix ?? undefined);
      if (document.elementFromPoint(x, y)?.closest('.target') === target) return { x, y };
    }
    return undefined;
  });

/** Makes first moves on the drawing until there is none. Returns their number. */
async function playToTheEnd(page: Page): Promise<number> {
  const targets = boardOf(page).locator('.target');
  for (let moves = 0; ; ++moves) {
    const count = await targets.count();
    if (count === 0) return moves;
    const before = await boardOf(page).getAttribute('aria-label');
    const point = await pointIn(targets.nth(moves % count));
    expect(point, `move ${moves + 1}`).toBeDefined();
    await page.mouse.click(point?.x ?? 0, point?.y ?? 0);
    await expect.poll(() => boardOf(page).getAttribute('aria-label')).not.toBe(before);
  }
}

/** Drags a vertex so many pixels. */
async function drag(page: Page, vertex: number, dx: number, dy: number): Promise<void> {
  const { x, y } = (await circles(page, true))[vertex] as Circle;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy, { steps: 3 });
  await page.mouse.up();
}

const inLink = (page: Page) => page.evaluate(() => /[?&]vertices-at=([^&]*)/.exec(location.hash)?.[1]);

const far = (one: Circle | undefined, other: Circle | undefined) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : Number.POSITIVE_INFINITY;

describe.each(graphs.filter(oneIn(8)))('$name', (graph) => {
  test.each([
    ['on a desktop', desktop],
    ['on a phone', phone],
  ])('%s its vertices are apart, within the board, and have their numbers', async (_, options) => {
    const page = await open(textOf(graph), options);
    const all = await circles(page, true);
    expect(all).toHaveLength(sizeOf(graph));
    for (const [i, one] of all.entries()) for (const other of all.slice(i + 1)) expect(far(one, other)).toBeGreaterThan(2 * one.radius);
    const box = (await boardOf(page).boundingBox()) as { x: number; y: number; width: number; height: number };
    for (const { x, y, radius } of all) {
      expect(x - radius).toBeGreaterThanOrEqual(box.x);
      expect(y - radius).toBeGreaterThanOrEqual(box.y);
      expect(x + radius).toBeLessThanOrEqual(box.x + box.width);
      expect(y + radius).toBeLessThanOrEqual(box.y + box.height);
    }
    const labels = await boardOf(page).locator('text').allTextContents();
    for (let i = 0; i < all.length; ++i) expect(labels).toContain(String(i));
    await page.close();
  });

  test('is played to the end on the drawing', async () => {
    const page = await open(textOf(graph));
    expect(await playToTheEnd(page)).toBeGreaterThan(graph.game === 'edges' ? 0 : 1);
    await page.close();
  });

  test('a vertex that was dragged stays there in the link, until all are arranged again', async () => {
    const page = await open(textOf(graph));
    const arranged = await circles(page);
    const [from] = await circles(page, true);
    const side = (from?.x ?? 0) > 880 ? -1 : 1;
    await drag(page, 0, 34 * side, 12);
    await expect.poll(() => inLink(page)).toMatch(/^[\da-z]+$/);
    // No move was made.
    expect(page.url()).not.toContain('pos=');
    const moved = await circles(page);
    expect(far(moved[0], arranged[0])).toBeGreaterThan(1);
    const again = await site.browser.newPage(phone);
    await again.goto(page.url());
    await boardOf(again).locator('circle[r="4"]').first().waitFor();
    const [first] = await circles(again);
    // In the link places are rounded to half a unit, and a narrow board is in the middle of its room.
    const shift = { x: (first?.x ?? 0) - (moved[0]?.x ?? 0), y: 0 };
    for (const [i, { x, y }] of (await circles(again)).entries())
      expect(far({ x: x - shift.x, y, radius: 4 }, moved[i])).toBeLessThan(0.75);
    await again.close();
    await page.getByRole('button', { name: 'Arrange again' }).click();
    await expect.poll(() => inLink(page)).toBeUndefined();
    expect(await circles(page)).toEqual(arranged);
    await page.close();
  });
});

describe('moving vertices', () => {
  test('by keyboard: arrows go from one to the next, with Shift they move it, and nothing is played', async () => {
    const page = await open(textOf(petersen));
    const before = await circles(page);
    const button = page.getByRole('button', { name: 'Move vertices' });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('#board .board-note').innerText()).toContain('Shift');
    const handles = page.locator('#board [data-vertex]');
    expect(await handles.count()).toBe(10);
    expect(await page.locator('#board [data-vertex][tabindex="0"]').count()).toBe(1);
    await handles.nth(4).focus();
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toMatch(/^vertex \d$/);
    expect(await focused()).not.toBe('vertex 4');
    const vertex = Number((await focused())?.slice('vertex '.length));
    for (let i = 0; i < 3; ++i) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => inLink(page)).toBeDefined();
    const after = await circles(page);
    expect(after[vertex]?.x).toBeCloseTo((before[vertex]?.x ?? 0) + 6, 0);
    expect(after[vertex]?.y).toBeCloseTo((before[vertex]?.y ?? 0) - 2, 0);
    expect(page.url()).not.toContain('pos=');
    expect(await focused()).toBe(`vertex ${vertex}`);
    expect(await violations(page)).toEqual([]);
    await button.click();
    expect(await handles.count()).toBe(0);
    expect(await boardOf(page).locator('.target').count()).toBe(10);
    await page.close();
  });

  test('by a finger after the button, and not without it', async () => {
    const page = await open(textOf(petersen), phone);
    const swipe = async () => {
      const { x, y } = (await circles(page, true))[2] as Circle;
      await boardOf(page).evaluate(
        (board, { x, y }) => {
          const event = (type: string, clientX: number) =>
            new PointerEvent(type, { clientX, clientY: y, pointerType: 'touch', pointerId: 5, bubbles: true, button: 0 });
          const under = document.elementFromPoint(x, y) ?? board;
          under.dispatchEvent(event('pointerdown', x));
          for (const by of [10, 20, 30]) dispatchEvent(event('pointermove', x - by));
          dispatchEvent(event('pointerup', x - 30));
        },
        { x, y },
      );
    };
    await swipe();
    await page.waitForTimeout(200);
    expect(await inLink(page)).toBeUndefined();
    await page.getByRole('button', { name: 'Move vertices' }).click();
    expect(await page.locator('[data-vertex="0-2"]').evaluate((handle) => getComputedStyle(handle).touchAction)).toBe('none');
    await swipe();
    await expect.poll(() => inLink(page)).toBeDefined();
    await page.close();
  });

  test('no farther than the side of the drawing, and a short slip of the mouse is a click', async () => {
    const page = await open(textOf(petersen));
    await drag(page, 1, -900, 700);
    await expect.poll(() => inLink(page)).toBeDefined();
    const box = (await boardOf(page).boundingBox()) as { x: number; width: number };
    for (const { x, radius } of await circles(page, true)) expect(x - radius).toBeGreaterThanOrEqual(box.x);
    await drag(page, 3, 2, 1);
    await expect.poll(() => page.url()).toContain('pos=');
    await page.close();
  });
});

test('a link with places of another graph, or none at all, is arranged', async () => {
  const page = await open(textOf(petersen));
  const arranged = await circles(page);
  await page.close();
  for (const wrong of ['zz', '00', `${'1'.repeat(40)}`, '!']) {
    const other = await open(textOf(petersen), desktop, `&vertices-at=${wrong}`);
    expect(await circles(other)).toEqual(arranged);
    await other.close();
  }
});

test('another parameter gives the graph other vertices, and Back the ones before', async () => {
  const text = `N = 6 in 3..30
ring = {(i, (i + 1) % N) for i in 0..N-1}
s[N]: 0..1 = 0
move i of s if not s[i] and not s[(i + 1) % N] and not s[(i + N - 1) % N]: s[i] = 1
show s on graph ring`;
  const page = await open(text);
  expect(await circles(page)).toHaveLength(6);
  const field = page.locator('grundy-form input').first();
  await field.fill('11');
  await field.press('Enter');
  await expect.poll(async () => (await circles(page)).length).toBe(11);
  await page.goBack();
  await expect.poll(async () => (await circles(page)).length).toBe(6);
  await page.close();
});

test('the views Play and Why have the drawing, too, with vertices where they were moved', async () => {
  const page = await open(textOf(petersen));
  await drag(page, 0, 40, 10);
  await expect.poll(() => inLink(page)).toBeDefined();
  const moved = await circles(page);
  for (const view of ['Play', 'Why']) {
    await page
      .getByRole('tab', { name: view })
      .or(page.getByRole('link', { name: view, exact: true }))
      .first()
      .click();
    const board = page.locator(view === 'Play' ? '#play svg.board' : '#explain svg.board');
    await board.locator('circle[r="4"]').first().waitFor();
    const places = await board
      .locator('circle[r="4"][stroke="var(--quiet)"]')
      .evaluateAll((all) => all.map((one) => [Number(one.getAttribute('cx')), Number(one.getAttribute('cy'))]));
    for (const [i, [x = 0, y = 0]] of places.entries()) expect(far({ x, y, radius: 4 }, moved[i]), `${view} ${i}`).toBeLessThan(0.75);
    if (view === 'Why') expect(await board.locator('.board-hint').count()).toBe(10);
  }
  await page.close();
});
