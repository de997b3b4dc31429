// Playing on the page: every board from start to end by keyboard alone, by mouse and touch, and the link that holds the position.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, serveSite, violations } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** Instances that are over soon. */
const small: Record<string, string> = {
  dominoes: 'strip=0000100000&k=2&d=20',
  tabgame: 'top=10110&left=0110',
  'letter-picking': 's=abcacb',
  ungame: 'n=12&start=6',
  bachet: 'take=1,3,4&n=14',
  'take-away': 'take=1,2,4&heaps=4,5',
  nim: 'heaps=2,3,4',
  knights: 'n=5&knights=4.4,3.2',
  'the-game': 'counts=1,0,1,1',
  'stone-game': 'piles=2,5,7',
  'exclusively-edible': 'm=4&n=5&r=1&c=2',
  'exponential-game': 'heaps=7,5',
  'bobs-game': 'board=.../.X./K.K',
};

async function openPlay(id: string, parameters: string, options: Parameters<Site['open']>[1] = {}) {
  const opened = await site.open(`#/${id}?${parameters}&view=play`, options);
  await opened.page.locator('play-view board-view svg').waitFor();
  return opened;
}

const over = (page: Page) => page.locator('.play-status b');
const stateOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('play-view') as unknown as { play: { position: { state: string } } }).play.position.state);

/** Tab to the board, then Enter, arrows where a piece has been picked up, until the game is over. Returns the states seen. */
async function playByKeys(page: Page): Promise<string[]> {
  const states = [await stateOf(page)];
  const board = page.locator('board-view');
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

test('no accessibility violations on any board, with hints and moves open', async () => {
  for (const [id, parameters] of Object.entries(small)) {
    const { page, errors } = await openPlay(id, parameters, { colorScheme: id.length % 2 === 0 ? 'light' : 'dark' });
    await page.getByRole('checkbox', { name: 'Hints' }).check();
    await page.getByRole('button', { name: 'Best move' }).click();
    await page.locator('.play-moves summary').click();
    expect(await violations(page), id).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('by mouse: a move, the answer, undo, redo, and the link holds the position', async () => {
  const { page, errors } = await openPlay('nim', 'heaps=3,5,7');
  await page.getByRole('button', { name: 'take 1 from heap 1', exact: true }).first().click();
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Your move' }).count()).toBe(1);
  const state = await stateOf(page);
  expect(state).not.toBe('2,5,7');
  expect(page.url()).toContain(`pos=${state}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await stateOf(page)).toBe('3,5,7');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await stateOf(page)).toBe('2,5,7');
  await expect.poll(() => page.url()).toContain('pos=2,5,7&turn=second');
  const other = await site.open(new URL(page.url()).hash);
  await other.page.locator('play-view board-view svg').waitFor();
  expect(await stateOf(other.page)).toBe('2,5,7');
  expect(await other.page.locator('.explain-position').innerText()).toBe('2,5,7');
  // Board, table and explanation are three views of one position.
  await other.page.locator('.table-plot').focus();
  expect(errors).toEqual([]);
  await other.page.close();
  await page.close();
});

test('a phone has room for every board', async () => {
  for (const [id, parameters] of Object.entries(small)) {
    const { page } = await openPlay(id, parameters, { viewport: { width: 360, height: 740 }, hasTouch: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360);
    await page.close();
  }
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
