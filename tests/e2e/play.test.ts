// Playing on the page: every board from start to end by keyboard alone, by mouse and touch, and the link that holds the position.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twins } from '../commands/twins.mjs';
import { openEngine } from '../web/engine.js';
import { violations } from './axe.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** An instance of each game that is over soon, but not at once. */
async function smallInstances(): Promise<Record<string, string>> {
  const engine = await openEngine();
  const found: Record<string, string> = {};
  for (const { id } of engine.games) {
    for (let seed = 1; !(id in found); ++seed) {
      const parameters = twins(id, seed)[0] ?? {};
      const solution = await engine.open(id, parameters);
      const play = await solution.play();
      while (play.position.best) await play.move(play.position.best);
      solution.close();
      if (play.moves.length >= 2 && play.moves.length <= 12) found[id] = `${new URLSearchParams(parameters)}`;
    }
  }
  engine.close();
  return found;
}

const small = await smallInstances();

async function openPlay(id: string, parameters: string, options: Parameters<Site['open']>[1] = {}) {
  const opened = await site.open(`#/${id}?${parameters}&view=play`, options);
  await opened.page.locator('grundy-play grundy-board svg').waitFor();
  return opened;
}

const over = (page: Page) => page.locator('.play-status b');
const stateOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('grundy-play') as unknown as { play: { position: { state: string } } }).play.position.state);

/** Tab to the board, then Enter, arrows where a piece has been picked up, until the game is over. Returns the states seen. */
async function playByKeys(page: Page): Promise<string[]> {
  const states = [await stateOf(page)];
  const board = page.locator('grundy-board');
  await page.locator('.play-players select').last().focus();
  for (let tries = 0; tries < 400 && (await over(page).count()) === 0; ++tries) {
    const focused = await page.evaluate(() => {
      const active = document.activeElement;
      return { target: active?.matches('.target') === true, pressed: active?.getAttribute('aria-pressed') };
    });
    if ((await board.getAttribute('locked')) !== null) {
      await page.waitForTimeout(60);
      continue;
    }
    if (!focused.target) {
      await page.keyboard.press('Tab');
    } else if (focused.pressed === 'true') {
      // Picked up: on to a place where it may go.
      await page.keyboard.press(['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'][tries % 6] as string);
    } else {
      await page.keyboard.press('Enter');
    }
    const state = await stateOf(page);
    if (state !== states.at(-1)) states.push(state);
  }
  // The last moves may come between two looks.
  const last = await stateOf(page);
  if (last !== states.at(-1)) states.push(last);
  return states;
}

describe.each(Object.entries(small))('%s', (id, parameters) => {
  test('is played from start to end by keyboard alone', async () => {
    const { page, errors } = await openPlay(id, parameters, { reducedMotion: 'reduce' });
    const states = await playByKeys(page);
    expect(await over(page).innerText()).toMatch(/wins\.|draw/);
    expect(states.length).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await page.close();
  });
});

/** Goes through all games, their boards in sight, on one page. */
async function eachBoard(options: Parameters<Site['open']>[1], look: (page: Page, id: string) => Promise<void>): Promise<void> {
  const { page, errors } = await site.open('', options);
  for (const [id, parameters] of Object.entries(small)) {
    await page.goto(`${site.address}#/${id}?${parameters}&view=play`);
    await page.waitForFunction((id) => {
      const view = document.querySelector('grundy-play') as unknown as { play?: object; solution?: { id: string } } | null;
      return view?.solution?.id === id && view.play && document.querySelector('grundy-play grundy-board svg');
    }, id);
    await look(page, id);
    expect(errors, id).toEqual([]);
  }
  await page.close();
}

test('no accessibility violations on any board, with hints and moves open', async () => {
  await eachBoard({ colorScheme: 'light' }, async (page, id) => {
    await page.getByRole('checkbox', { name: 'Hints' }).check();
    await page.getByRole('button', { name: 'Best move' }).click();
    await page.locator('details.play-moves').evaluate((moves: HTMLDetailsElement) => {
      moves.open = true;
    });
    expect(await violations(page), id).toEqual([]);
  });
});

test('by mouse: a move, the answer, undo, redo, and the link holds the position', async () => {
  const { page, errors } = await openPlay('nim', 'heaps=3,5,7');
  await page.getByRole('button', { name: 'take 1 from heap 1', exact: true }).first().click();
  await expect.poll(() => stateOf(page)).not.toMatch(/^[23],5,7$/);
  const state = await stateOf(page);
  await page.getByRole('status').filter({ hasText: 'Your move' }).waitFor();
  expect(page.url()).toContain(`pos=${state}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await stateOf(page)).toBe('3,5,7');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await stateOf(page)).toBe('2,5,7');
  await expect.poll(() => page.url()).toContain('pos=2,5,7&turn=second');
  const other = await site.open(new URL(page.url()).hash);
  await other.page.locator('grundy-play grundy-board svg').waitFor();
  expect(await stateOf(other.page)).toBe('2,5,7');
  expect(await other.page.locator('.explain-position').innerText()).toBe('2,5,7');
  // Board, table and explanation are three views of one position.
  await other.page.locator('.table-plot').focus();
  expect(errors).toEqual([]);
  await other.page.close();
  await page.close();
});

test('a phone has room for every board', async () => {
  await eachBoard({ viewport: { width: 360, height: 740 }, hasTouch: true }, async (page, id) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360);
  });
});

test('large games are played through windows and numbers', async () => {
  const { page, errors } = await openPlay('nim', 'heaps=1000000000000000000,999999999999999999');
  const field = page.locator('.board-field input').first();
  await field.fill('1');
  await field.press('Enter');
  await expect.poll(() => stateOf(page)).not.toBe('1000000000000000000,999999999999999999');
  expect(errors).toEqual([]);
  await page.close();
});

test('any position is set up by its numbers; what is none is told, and stays', async () => {
  const { page, errors } = await openPlay('nim', 'heaps=3,5,7');
  await page.getByText('Set up a position').click();
  await page.locator('#play-state').fill('4,4,x');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect.poll(() => page.locator('#play-unfit').innerText()).toMatch(/expected a position of the game, such as 3,5,7/);
  expect(await page.locator('#play-state').inputValue()).toBe('4,4,x');
  await page.locator('#play-state').fill('4,4,1');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect.poll(() => stateOf(page)).toBe('4,4,1');
  expect(page.url()).toContain('pos=4,4,1');
  expect(await page.locator('.explain-why').innerText()).toMatch(/^N: /);
  expect(errors).toEqual([]);
  await page.close();
});

test('a cell of the table is a position on the board', async () => {
  const { page } = await openPlay('ungame', 'n=30');
  await page.locator('.table-plot').click({ position: { x: 250, y: 250 } });
  await expect.poll(() => page.url()).toContain('at=');
  const at = /at=(\d+),(\d+)/.exec(page.url()) as RegExpExecArray;
  await expect.poll(() => stateOf(page)).toBe(`${at[1]},${at[2]}`);
  await page.close();
});

test('a mistake is a jump in the chart; hints tell the value of each move', async () => {
  const { page } = await openPlay('bachet', 'take=1,2,3&n=6');
  await page.getByLabel('You play').selectOption('both');
  // Six stones are won by taking two; taking one gives the win away.
  await page.locator('.target').first().waitFor();
  await page.getByRole('checkbox', { name: 'Hints' }).check();
  expect(await page.locator('.board-hint').count()).toBe(3);
  await page.getByRole('button', { name: /^take 1, N/ }).click();
  await expect.poll(() => page.locator('.chart-point.mistake').count()).toBe(1);
  expect(await page.getByRole('img', { name: /mistakes at move 1/ }).count()).toBe(1);
  await page.close();
});

test('the quiz asks who wins, and how, and keeps the score', async () => {
  const { page, errors } = await openPlay('bachet', 'take=1,2,3&n=20', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Quiz' }).click();
  for (let asked = 1; asked <= 4; ++asked) {
    await page.getByText('Who wins?').waitFor();
    const heap = Number(await stateOf(page));
    await page
      .locator('.quiz-buttons button')
      .nth(heap % 4 === 0 ? 1 : 0)
      .click();
    if (heap % 4 !== 0) {
      await page.getByText('Make a winning move.').waitFor();
      await page
        .getByRole('button', { name: new RegExp(`^take ${heap % 4}$`) })
        .locator('.target-area')
        .first()
        .click();
    }
    await expect.poll(() => page.locator('.quiz').innerText()).toContain(`${asked} of ${asked} right`);
    await page.getByRole('button', { name: 'Another position' }).click();
  }
  await page.getByText('Who wins?').waitFor();
  const heap = Number(await stateOf(page));
  await page
    .locator('.quiz-buttons button')
    .nth(heap % 4 === 0 ? 0 : 1)
    .click();
  await expect.poll(() => page.locator('.quiz').innerText()).toContain('4 of 5 right');
  expect(errors).toEqual([]);
  await page.close();
});

test('a small game is shown whole: its graph by how many moves are left, by keyboard as well', async () => {
  const { page, errors } = await site.open('#/bachet?take=1,2,3&n=12&view=explain');
  await page.getByRole('button', { name: 'Show all positions as a graph' }).click();
  await expect.poll(() => page.locator('.graph-node').count()).toBe(13);
  const at = page.locator('.graph-node.chosen');
  expect(await at.getAttribute('aria-label')).toContain('Options’ nimbers 1, 2, 3; least missing 0.');
  await at.focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.graph-node.chosen').getAttribute('aria-label')).toMatch(/^a heap of (9|10|11): N/);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('outcomes are written as one likes', async () => {
  const { page } = await site.open('#/nim?heaps=1,2,3&view=explain');
  await page.locator('.explain-why').waitFor();
  const notation = page.getByLabel('Outcomes as');
  expect(await page.locator('.explain-why').innerText()).toMatch(/^P: /);
  await notation.selectOption('WL');
  await expect.poll(() => page.locator('.explain-why').innerText()).toMatch(/^L: /);
  await notation.selectOption('words');
  await expect.poll(() => page.locator('.explain-why').innerText()).toMatch(/^Lost: /);
  await notation.selectOption('nimber');
  expect(await page.locator('.explain-value .chip').innerText()).toBe('0');
  await page.close();
});
