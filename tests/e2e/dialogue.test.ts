// One selection for the whole page: every part shows the selected position, and no game starts by itself.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cell, Explanation, Solution } from '../../web/engine/api.js';
import { openEngine } from '../web/engine.js';
import { byLength, oneIn } from '../web/length.js';
import { openView, type Site, serveSite } from './site.js';

const engine = await openEngine();
let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(async () => {
  engine.close();
  await site.close();
});

/** Number of cells selected by mouse, and by keys. */
const CELLS = byLength(10, 20);

const soon = { interval: 10 };

/**
 * A click beside the cells, or on the one that is chosen, changes nothing; one on another cell changes the address, on a busy machine
 * after a while.
 */
const CHANGE_MS = 1000;

/** Whether the address changes. */
const changed = (page: Page, before: string): Promise<boolean> =>
  page
    .waitForFunction((hash) => location.hash.replace(/&look=[^&]*/, '') !== hash, before, { timeout: CHANGE_MS })
    .then(() => true)
    .catch(() => false);

/** The i-th of points scattered over the middle of the plot by the golden ratio and the plastic number: nearly all lie on cells. */
function scattered(box: { x: number; y: number; width: number; height: number }, i: number): [number, number] {
  const side = 0.55 * Math.min(box.width, box.height);
  const along = (from: number, length: number, ratio: number) => from + (length - side) / 2 + side * ((0.5 + i * ratio) % 1);
  return [along(box.x, box.width, 0.618033988749895), along(box.y, box.height, 0.7548776662466927)];
}

const shown = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const play = document.querySelector('grundy-play') as unknown as { position?: { state: string }; playing: boolean } | null;
    return {
      hash: location.hash.replace(/&look=[^&]*/, ''),
      position: text('.explain-position'),
      why: text('.explain-why'),
      wrong: text('.in-panel .error'),
      answer: text('.answer'),
      reading: text('.table-reading'),
      board: play?.position?.state,
      playing: play?.playing ?? false,
    };
  });

const cellOf = (hash: string): Cell | undefined => {
  const at = /[?&]at=(\d+),(\d+)/.exec(hash);
  return at ? [Number(at[1]), Number(at[2])] : undefined;
};

/** Expects that every part of the page shows this cell. */
async function agrees(page: Page, solution: Solution, what: string): Promise<Cell> {
  const cell = cellOf((await shown(page)).hash) as Cell;
  expect(cell, what).toBeDefined();
  const explained: Explanation | undefined = await solution.explain(cell).catch(() => undefined);
  if (!explained) {
    await expect.poll(async () => (await shown(page)).wrong, { ...soon, message: what }).toBe('There is no position in this cell.');
    return cell;
  }
  await expect.poll(async () => (await shown(page)).why, { ...soon, message: `${what} ${cell}` }).toBe(explained.text.replace(/\s+/g, ' '));
  if (explained.position.length < 160) {
    // The page names the games of a sum: "Kayles: rows of 3,2".
    const unnamed = (position = '') => (explained.parts ? position.replace(/(^| \+ )[^:()+]+: /g, '$1') : position);
    await expect.poll(async () => unnamed((await shown(page)).position), { ...soon, message: what }).toBe(explained.position);
  }
  const now = await shown(page);
  expect(cellOf(now.hash), what).toEqual(cell);
  expect(now.playing, what).toBe(false);
  return cell;
}

describe.each(engine.games.map(({ id }) => id).filter(oneIn(7)))('%s', (id) => {
  test(`${2 * CELLS} cells, chosen by the mouse and by keys, are each explained as themselves`, async () => {
    const solution = await engine.open(id);
    await solution.solve();
    const { page, errors } = await site.open(`#/${id}`);
    await page.waitForSelector('grundy-table[painted]');
    const plot = page.locator('.table-plot');
    const box = (await plot.boundingBox()) as { x: number; y: number; width: number; height: number };
    const seen = new Set<string>();
    for (let i = 0; i < CELLS; ++i) {
      const before = (await shown(page)).hash;
      await page.mouse.click(...scattered(box, i));
      if (!(await changed(page, before))) continue;
      seen.add(String(await agrees(page, solution, `click ${i}`)));
    }
    await plot.focus();
    for (let i = 0; i < CELLS; ++i) {
      const before = (await shown(page)).hash;
      const step = ['ArrowRight', 'ArrowDown', 'Shift+ArrowLeft', 'ArrowUp', 'ArrowLeft'][i % 5] as string;
      await page.keyboard.press(step);
      await page.keyboard.press('Enter');
      if ((await shown(page)).hash !== before) seen.add(String(await agrees(page, solution, `key ${i}`)));
    }
    // A narrow table has fewer; of a small one, a quarter.
    const { x, y } = solution.shape;
    expect(seen.size).toBeGreaterThan(Math.min(byLength(6, 12), (x.count * y.count) / 4));
    // It is the position on the board, too, and no opponent answers.
    const chosen = cellOf((await shown(page)).hash) as Cell;
    await openView(page, 'Play');
    await page.locator('grundy-board svg').waitFor();
    await page.waitForTimeout(700);
    const { board, playing } = await shown(page);
    // Some cells have no position; the page shows that of the parameters then.
    const { state } = await solution.explain(chosen).catch(() => solution.explain());
    expect({ board, playing }).toEqual({ board: state, playing: false });
    expect(errors).toEqual([]);
    solution.close();
    await page.close();
  });
});

test.each(
  [
    ['nim', 820, 1180],
    ['ungame', 820, 1180],
    ['knights', 390, 844],
    ['tabgame', 390, 844],
    ['bachet', 390, 844],
  ].filter(oneIn(2)) as [string, number, number][],
)('%s, %i pixels wide: cells that are tapped are explained as themselves', async (id, width, height) => {
  const solution = await engine.open(id);
  await solution.solve();
  const { page, errors } = await site.open(`#/${id}`, { viewport: { width, height }, hasTouch: true, isMobile: true });
  await page.waitForSelector('grundy-table[painted]');
  const plot = page.locator('.table-plot');
  const seen = new Set<string>();
  for (let i = 0; i < 10; ++i) {
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = (await plot.boundingBox()) as { x: number; y: number; width: number; height: number };
    const before = (await shown(page)).hash;
    await page.touchscreen.tap(...scattered(box, i));
    if (!(await changed(page, before))) continue;
    seen.add(String(await agrees(page, solution, `tap ${i}`)));
  }
  expect(seen.size).toBeGreaterThan(4);
  expect(errors).toEqual([]);
  solution.close();
  await page.close();
});

test('a link restores exactly what it was made from', async () => {
  for (const hash of [
    '#/ungame?n=40&at=21,4',
    '#/ungame?n=1000&view=play&at=390,302',
    '#/nim?heaps=3,5,7&view=play&pos=3,5,2&turn=second',
  ]) {
    const { page } = await site.open(hash);
    await page.locator('.explain-why, grundy-board svg').first().waitFor();
    await page.waitForTimeout(900);
    expect(new URL(page.url()).hash).toBe(hash);
    await page.close();
  }
});

test('a new solution never stands beside what was said of the one before', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7&view=explain');
  await page.locator('.explain-why').waitFor();
  // Results shown in any frame are of the solution of that frame, or marked.
  await page.evaluate(() => {
    const wrong: string[] = [];
    Object.assign(window, { wrong });
    const look = () => {
      const desk = document.querySelector('game-page') as unknown as { route: { parameters: { heaps: string } } };
      const answer = document.querySelector('.answer') as HTMLElement;
      const position = document.querySelector('.explain-position')?.textContent?.trim();
      const stale = answer.matches('.stale') || document.querySelector('.game.stale-rest') !== null;
      const table = document.querySelector('grundy-table') as unknown as { solution?: { parameters?: object } };
      if (!stale && table.solution && position !== desk.route.parameters.heaps)
        wrong.push(`${position} for ${desk.route.parameters.heaps}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const field = page.getByLabel('Heaps', { exact: true });
  for (const heaps of ['3,5,8', '1,2,3', '300000,5,8']) {
    await field.fill(heaps);
    await expect.poll(() => page.locator('.explain-position').innerText()).toBe(heaps);
  }
  expect(await page.evaluate(() => (window as unknown as { wrong: string[] }).wrong)).toEqual([]);
  await page.close();
});

test.each(['explain', 'table&at=3,5'])('what is stale is dim, and cannot be chosen: view=%s', async (view) => {
  const { page } = await site.open(`#/nim?heaps=3,5,7&view=${view}`);
  await page.locator('.explain-why').waitFor();
  /** Visibility of the explanation: its opacity through all that it is in, and whether a click reaches it. */
  const seen = () =>
    page.locator('.explain-why').evaluate((part) => {
      let opacity = 1;
      for (let at: Element | null = part; at; at = at.parentElement)
        if (getComputedStyle(at).display !== 'contents') opacity *= Number(getComputedStyle(at).opacity);
      return { dim: opacity < 0.6, clickable: getComputedStyle(part).pointerEvents !== 'none' };
    });
  expect(await seen()).toEqual({ dim: false, clickable: true });
  await page.evaluate(() => {
    const workspace = document.querySelector('game-page') as unknown as { instance: { fresh: boolean }; requestUpdate(): void };
    workspace.instance.fresh = false;
    workspace.requestUpdate();
  });
  await expect.poll(seen).toEqual({ dim: true, clickable: false });
  await page.close();
});

test('a sequence is wrapped to fill the room, and speaks of heaps everywhere', async () => {
  const { page } = await site.open('#/bachet?take=2,4,7&n=60');
  await page.waitForSelector('grundy-table[painted]');
  await expect
    .poll(() => page.locator('.theory').innerText())
    .toBe('The nimbers have period 3 from heap 8 on (proved). 21 of the 61 positions in the table are lost.');
  // A multiple of the period.
  await expect.poll(() => page.locator('.table-plot').getAttribute('aria-colcount')).toBe('9');
  const plot = (await page.locator('.table-plot').boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.click(plot.x + plot.width / 2, plot.y + plot.height / 2);
  await expect.poll(() => page.locator('.table-reading').innerText()).toMatch(/^heap \d+/);
  const heap = /^heap (\d+)/.exec(await page.locator('.table-reading').innerText())?.[1];
  await expect.poll(() => page.locator('.explain-position').innerText()).toBe(`a heap of ${heap}`);
  await page.getByRole('button', { name: 'Go to cell' }).click();
  await page.locator('.go-to input').fill('42');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.table-reading').innerText()).toMatch(/^heap 42\b/);
  // The link means the same cell wherever it is opened.
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.explain-position').innerText()).toBe('a heap of 42');
  const other = await site.open(new URL(page.url()).hash);
  await expect.poll(() => other.page.locator('.explain-position').innerText()).toBe('a heap of 42');
  await other.page.close();
  await page.close();
});

test('all winning moves are told, and stand out on the table', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7&view=explain');
  await page.locator('.explain-wins').waitFor();
  expect(await page.locator('.explain-wins').innerText()).toBe(
    '3 winning moves: take 1 from heap 1; take 1 from heap 2; take 1 from heap 3.',
  );
  expect(await page.locator('tr.winning').count()).toBe(3);
  expect(await page.locator('table.options caption').innerText()).toBe('15 options for the player to move, the better ones first');
  // Ordered and signed by what they do for whoever moves.
  expect(await page.locator('.option-effect').allInnerTexts()).toEqual([
    ...Array(3).fill('✓ wins in 15'),
    ...Array(9).fill(expect.stringContaining('✗ loses in')),
  ]);
  await page.close();
});

test('the page opens on the picture that its card showed; with parameters, on outcomes as ever', async () => {
  const { page } = await site.open('');
  await page.locator('a[href="#/nim"]').scrollIntoViewIfNeeded();
  await page.locator('a[href="#/nim"] canvas[data-painted]').waitFor();
  await page.locator('a[href="#/nim"]').click();
  await expect.poll(() => page.locator('.layer[aria-pressed=true]').innerText()).toBe('Nimber');
  await page.goto(`${site.address}#/nim?heaps=1,2,3`);
  await expect.poll(() => page.locator('.layer[aria-pressed=true]').innerText()).toBe('Outcome');
  await page.close();
});

test('home says what to do: play at once, judge, look', async () => {
  const { page, errors } = await site.open('');
  await page.getByRole('link', { name: 'Play: Pawn on a strip' }).click();
  await page.getByText('Your move').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Paste a contest’s input' }).click();
  await page.getByLabel('Judge input').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'See the squares of Nim' }).click();
  await expect.poll(() => page.locator('.layer[aria-pressed=true]').innerText()).toBe('Nimber');
  expect(errors).toEqual([]);
  await page.close();
});

test('sliders move the parameters, one history entry for all of it, and run by themselves', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7&max=31');
  await page.locator('grundy-table[painted]').waitFor();
  await page.getByText('Sliders', { exact: true }).click();
  const slider = page.getByLabel('Slider: Heaps 3', { exact: true });
  await slider.focus();
  const entries = await page.evaluate(() => history.length);
  for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toContain('heaps=3,5,11');
  await expect.poll(() => page.locator('.quiet-note').innerText()).toBe('heap 3 = 11');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByRole('button', { name: 'Animate: Heaps 3' }).click();
  await expect.poll(() => page.url()).toMatch(/heaps=3,5,(1[2-4]|\d)\b/);
  await page.getByRole('button', { name: 'Animate: Heaps 3' }).click();
  // Of the page itself: the browser tells others later.
  const address = () => page.evaluate(() => location.href);
  const stopped = await address();
  await page.waitForTimeout(400);
  expect(await address()).toBe(stopped);
  await page.close();
});

test('two tables that are compared: how many cells differ, and what stands in both', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7&max=63&at=3,5&with=nim;misere=1;heaps=3,5,0;max=63');
  await expect
    .poll(() => page.locator('.differences').innerText())
    .toMatch(/^128 cells differ\. The chosen cell: N, .*; in the other table: N, the player to move wins\./);
  // From the chosen cell to the next that differs, and round from the last to the first.
  const step = async (name: string, cell: string) => {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => page.url()).toContain(`at=${cell}&`);
  };
  await step('Next difference', '5,5');
  await step('Difference before', '2,5');
  await page.goto(page.url().replace('at=2,5', 'at=63,63'));
  await page.locator('.explain-why').waitFor();
  await step('Next difference', '1,0');
  await step('Difference before', '63,63');
  await page.close();
});

test('an answer of the judge leads to its position', async () => {
  const { page } = await site.open('#/ungame?view=judge');
  await page.getByRole('button', { name: 'Official sample' }).click();
  await page.getByRole('button', { name: 'By test' }).click();
  const links = page.locator('.judge-answers a');
  await expect.poll(() => links.allInnerTexts()).toEqual(['2', '1', '1', '1']);
  await links.nth(1).click();
  await expect.poll(() => page.url()).toContain('#/ungame?n=3&start=3&view=explain');
  await expect.poll(() => page.locator('.answer').innerText()).toMatch(/^Player 1 wins/);
  await page.close();
});

test('the parts of a position that the axes leave out are named; a position off the table says so', async () => {
  const { page } = await site.open('#/nim?heaps=3,5,7');
  await expect.poll(() => page.locator('.quiet-note').innerText()).toBe('heap 3 = 7');
  await page.goto(`${site.address}#/nim?heaps=3,5,7&pos=3,5,2`);
  await expect.poll(() => page.locator('.quiet-note').innerText()).toBe('heap 3 = 2');
  // The table follows the heap that is not on its axes, and marks the position.
  const shown = () => page.locator('grundy-table').evaluate((table) => (table as unknown as { selected?: number[] }).selected);
  await expect.poll(shown).toEqual([3, 5]);
  await page.close();
});
