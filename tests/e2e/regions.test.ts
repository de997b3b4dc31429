// A board that falls apart: far too many positions for a table, and still who wins, why, and a perfect opponent.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { playOnBoard, stateOf } from './board.js';
import { desktop, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const cram = `b[5,6]: 0..1 = 0
move (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1
move (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1`;
/** Four regions, lost for the player to move. */
const lost = '110011/110011/001100/111100/001110'.replaceAll('/', '').split('').join(',');

const phone = { width: 320, height: 640 };

async function open(view: string, position = '', text = cram, viewport = desktop): Promise<{ page: Page; errors: string[] }> {
  const page = await site.browser.newPage({ viewport });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const address = `lab/index.html#/rules?text=${encodeURIComponent(text)}&view=${view}${position && `&pos=${position}`}`;
  await page.goto(site.address.replace('index.html', address));
  return { page, errors };
}

test('the order line says that the board falls apart, and the table fills as far as it is known', async () => {
  const { page, errors } = await open('table');
  await page.getByText('A position is the sum of its parts that no longer affect each other').waitFor();
  await page.getByText('The first player wins').first().waitFor();
  await page.locator('grundy-table[painted]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('the explanation outlines regions with their nimbers, whose nim-sum is the reason', async () => {
  const { page, errors } = await open('explain', lost);
  await page.getByText('of the nimbers of the regions is 0 (0 xor 1 xor 0 xor 1 = 0)').waitFor();
  const board = page.locator('#explain grundy-board svg.board');
  await expect.poll(() => board.locator('path[stroke="var(--accent)"][fill="none"]').count()).toBe(4);
  expect(errors).toEqual([]);
  await page.close();
});

const even = cram.replace('5,6', '6,6');
/** The corners of the cells in a colour that are seen, as "x,y". */
const marked = (page: Page, colour: string) =>
  page.locator(`#explain svg.board rect[fill="${colour}"]`).evaluateAll((cells) =>
    cells
      .filter((cell) => getComputedStyle(cell).visibility === 'visible')
      .map((cell) => `${cell.getAttribute('x')},${cell.getAttribute('y')}`)
      .sort(),
  );
/** The image of a cell by a half turn of the board of 6 x 6, whose corner is at 1, 1. */
const turned = (corner: string) => {
  const [x = 0, y = 0] = corner.split(',').map(Number);
  return `${7 + 57 - x},${1 + 51 - y}`;
};

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('a mirror is drawn on %s: its centre, a move and its answer, and the image of the move in focus', async (_, viewport) => {
  const { page, errors } = await open('explain', '', even, viewport);
  await page.getByText('Answer each move with its image (half turn): it is always free.').waitFor();
  const board = page.locator('#explain grundy-board svg.board');
  await expect.poll(() => board.locator('circle[cx="37"][cy="31"]').count()).toBe(2);
  const [move, answer] = [await marked(page, '#E69F00'), await marked(page, '#0072B2')];
  expect(move).toHaveLength(2);
  expect(answer).toEqual(move.map(turned).sort());
  // An option of the list, and then a place of the board.
  await page.locator('#explain .options tbody tr').nth(7).getByRole('button').focus();
  await expect.poll(() => marked(page, '#E69F00')).not.toEqual(move);
  await expect.poll(async () => (await marked(page, '#0072B2')).join()).toBe((await marked(page, '#E69F00')).map(turned).sort().join());
  await board.locator('.target[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => marked(page, '#E69F00')).toEqual([]);
  const focused = await board
    .locator('.target:focus .target-area')
    .evaluate((area) => `${area.getAttribute('x')},${area.getAttribute('y')}`);
  expect(await marked(page, '#0072B2')).toEqual([turned(focused)]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('the perfect opponent wins from a lost position, to the end', async () => {
  const { page, errors } = await open('play', lost);
  await page.getByRole('button', { name: 'Play this position' }).click();
  for (let moves = 0; moves < 10; ++moves) {
    const target = page.locator('#play grundy-board');
    await target.waitFor();
    const before = await stateOf(page);
    const move = await page.evaluate(
      () => (document.querySelector('grundy-play') as unknown as { position: { options: { play: string }[] } }).position.options[0]?.play,
    );
    if (move === undefined) break;
    await playOnBoard(page, move);
    // The opponent answers: two moves further on.
    const pieces = (state: string) => state.split(',').filter((digit) => digit === '1').length;
    await expect.poll(async () => pieces(await stateOf(page)) - pieces(before)).toBe(4);
  }
  expect(await page.locator('.play-status').innerText()).toContain('You lost');
  expect(errors).toEqual([]);
  await page.close();
});

/** Cram on h rows and w columns, as a table: two of its cells take minutes. */
const table = `h: 1..6 = 4
w: 1..7 = 4
b[6,7]: 0..1 = 0
move (i,j) of b if i < h and j + 1 < w and not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1
move (i,j) of b if i + 1 < h and j < w and not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1
show w across, h down`;

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('cells are worked out while the table is in view on %s, and slow ones keep nothing waiting', async (_, viewport) => {
  const { page, errors } = await open('table', '', table, viewport);
  await page.locator('grundy-table[painted]').waitFor();
  const legend = page.locator('grundy-table .table-legend');
  await expect.poll(() => legend.innerText(), { timeout: 20_000 }).toMatch(/loses\s+not known yet/);
  // The cell cursor reads a cell beside one that takes minutes.
  await page.locator('.table-plot').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.locator('.table-reading').innerText(), { timeout: 20_000 }).toBe('h 6, w 6 Pnimber 0');
  // The explanation of the start does not wait for the table.
  await page.getByRole('link', { name: 'Why', exact: true }).first().click();
  await page.getByText('Answer each move with its image (half turn): it is always free.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
