// Marks and words that a board shows by itself: where moves are, what the last one changed, and that a click is no move; on a phone
// its pieces are large enough, and the sentence why is in sight.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneIn } from '../web/length.js';
import { openBoard, playOnBoard } from './board.js';
import { openView, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const note = (page: Page) => page.locator('#play .board-note, #board .board-note').first().innerText();

test('a click that is no move is answered with the nearest one, and a move ends the answer', async () => {
  const { page } = await openBoard(site, 'knights', '');
  const board = page.locator('#play grundy-board svg.board');
  const { width = 0 } = (await board.boundingBox()) ?? {};
  // The square (0, 0) is empty, and the nearest knight is on (1, 2).
  await board.click({ position: { x: width * 0.12, y: width * 0.12 } });
  expect(await note(page)).toMatch(/^There is no move here\. .*\(1, 2\)/);
  // Where moves are is seen without a pointer, below the pieces.
  const tint = page.locator('#play .target-tint').last();
  expect(await tint.evaluate((area) => getComputedStyle(area).fill)).not.toMatch(/^(none|transparent|rgba\(.*, 0\))$/);
  const piece = page.locator('#play svg.board > g > g').last();
  expect(await tint.evaluate((area, other) => area.compareDocumentPosition(other as Node), await piece.elementHandle())).toBe(4);
  await page.locator('#play .target').first().click();
  expect(await note(page)).toBe('');
  expect(await page.locator('#play .target > circle').count()).toBeGreaterThan(0);
  await page.close();
});

test('where there is no move, a click is answered, too', async () => {
  const { page } = await openBoard(site, 'nim', 'heaps=0');
  await page.locator('#play svg.board').click({ position: { x: 3, y: 3 } });
  expect(await note(page)).toBe('There is no move from this position.');
  await page.close();
});

describe('rule texts', () => {
  const text = 'x[7]: 0..1 = 0\nmove i of x if not x[i]: x[i] = 1\nmove i in 0..5 if not x[i] and not x[i+1]: x[i] = 1, x[i+1] = 1';

  test('a move on the board is marked there, and a taken cell says where the next is', async () => {
    const page = await site.browser.newPage(phone);
    await page.goto(site.address.replace('index.html', `lab/#/rules?view=board&text=${encodeURIComponent(text)}`));
    const board = page.locator('#board svg.board');
    await board.waitFor();
    const traces = () => board.locator('rect[stroke-dasharray]').count();
    expect(await traces()).toBe(0);
    await board.locator('.target').last().click();
    await expect.poll(traces).toBe(1);
    await board.locator('rect[stroke-dasharray]').click({ force: true });
    expect(await note(page)).toMatch(/^There is no move here\. /);
    await page.close();
  });
});

test('offers that make no sense at the end of a game, or while the opponent thinks, are gone', async () => {
  const { page } = await openBoard(site, 'nim', 'heaps=1');
  expect(await page.getByLabel('Hints').isEnabled()).toBe(true);
  await playOnBoard(page, '0,0');
  await page.getByText('New game').waitFor();
  expect(await page.getByRole('button', { name: 'End the game' }).count()).toBe(0);
  for (const name of ['Best move', 'Perfect line']) expect(await page.getByRole('button', { name }).isDisabled(), name).toBe(true);
  expect(await page.getByLabel('Hints').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Play a short game' }).waitFor();
  expect(await page.getByRole('button', { name: 'Go on with the last game' }).count()).toBe(0);
  await page.close();
});

test('nobody plays for the opponent, who thinks', async () => {
  const { page } = await openBoard(site, 'nim', 'heaps=2,1');
  const best = page.getByRole('button', { name: 'Best move' });
  const thinking = await page.locator('#play grundy-board').evaluate(async (board) => {
    board.dispatchEvent(new CustomEvent('board-move', { detail: '0,1' }));
    const panel = document.querySelector('#play');
    while (!panel?.querySelector('.play-status')?.textContent?.includes('is thinking')) await new Promise(requestAnimationFrame);
    const button = [...(panel?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Best move');
    button?.click();
    return button?.getAttribute('aria-disabled');
  });
  expect(thinking).toBe('true');
  await expect.poll(() => best.getAttribute('aria-disabled')).toBe('false');
  expect(await page.locator('.play-moves li').count()).toBe(2);
  await page.close();
});

const strips = [
  'bachet',
  'dominoes',
  'kayles',
  'letter-picking',
  'nim',
  'stone-game',
  'tabgame',
  'take-away',
  'the-game',
  'exponential-game',
];

describe('on a phone', () => {
  test.each(strips.filter(oneIn(4)))('the cells of %s are large enough to touch', async (id) => {
    const { page } = await openBoard(site, id, '', phone);
    const board = page.locator('#play svg.board');
    const sizes = await board.evaluate((svg) => {
      const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
      const box = svg.getBoundingClientRect();
      const frame = (svg.parentElement as Element).getBoundingClientRect();
      // A cell has ten units.
      return {
        cell: (10 * box.width) / width,
        ratio: height / width,
        fits: box.bottom <= frame.bottom + 1 && box.right <= frame.right + 1,
      };
    });
    expect(sizes.cell).toBeGreaterThan(26);
    expect(sizes.fits).toBe(true);
    await page.close();
  });

  test('the sentence why is in sight, and so is what the last step of a method did', async () => {
    for (const viewport of [phone.viewport, { width: 375, height: 667 }]) {
      const { page } = await site.open('#/nim?view=explain', { viewport, hasTouch: true });
      const tabs = await page.locator('.sections').boundingBox();
      const top = async (at: string) => (await page.locator(at).first().boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
      await page.locator('.explain-why').waitFor();
      await expect.poll(async () => (await top('.explain-why')).y).toBeLessThan((tabs?.y ?? 0) - 20);
      await openView(page, 'How');
      await page.locator('.how-status').waitFor();
      const status = await top('.how-status');
      expect(status.y + status.height).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
      await page.close();
    }
  });

  test('by keys, the focus stays where the last move was made', async () => {
    const one = 'x[12]: 0..1 = 0\nmove i of x if not x[i]: x[i] = 1';
    const page = await site.browser.newPage();
    await page.goto(site.address.replace('index.html', `lab/#/rules?view=play&text=${encodeURIComponent(one)}`));
    const board = page.locator('#play grundy-board');
    await board.locator('.target').nth(8).focus();
    await page.keyboard.press('Enter');
    // The opponent has answered.
    await expect.poll(() => board.locator('.target').count()).toBe(10);
    const focused = board.locator('.target:focus .target-area');
    await focused.waitFor();
    expect(Math.abs(Number(await focused.getAttribute('x')) - (1 + 8 * 10))).toBeLessThanOrEqual(20);
    await page.close();
  });
});
