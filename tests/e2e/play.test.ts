// Playing on the page: every board from start to end by keyboard alone, by mouse and touch, and the link that holds the position.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twins } from '../commands/twins.mjs';
import { openEngine } from '../web/engine.js';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { openBoard, playOnBoard, stateOf } from './board.js';
import { openView, type Site, serveSite } from './site.js';

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
      // Some games never end.
      while (play.position.best && play.moves.length <= 12) await play.move(play.position.best);
      solution.close();
      if (play.moves.length >= 2 && play.moves.length <= 12) found[id] = `${new URLSearchParams(parameters)}`;
    }
  }
  engine.close();
  return found;
}

const small = await smallInstances();

const openPlay = (id: string, parameters: string, options: Parameters<Site['open']>[1] = {}) => openBoard(site, id, parameters, options);

/** The move that is told in these words. */
const moveOf = (page: Page, text: string) =>
  page.evaluate((text) => {
    const view = document.querySelector('grundy-play') as unknown as {
      words: { translate(message: unknown): string };
      position: { options: { move: unknown; play: string }[] };
    };
    return view.position.options.find(({ move }) => view.words.translate(move) === text)?.play as string;
  }, text);

const gameOf = (page: Page) =>
  page.evaluate(() => {
    const { play } = document.querySelector('grundy-play') as unknown as { play: { moves: string[]; index: number } };
    const mistakes = [...document.querySelectorAll('.play-moves li')].map((item) => item.querySelector('.play-mark span')?.textContent);
    return { moves: [...play.moves], index: play.index, first: mistakes.indexOf('?') };
  });

/** How the moves of a finished game are to be marked, by the outcomes of the engine. */
async function marksOf(id: string, parameters: Record<string, string>, page: Page): Promise<(string | undefined)[]> {
  const engine = await openEngine();
  const solution = await engine.open(id, parameters);
  const play = await solution.play();
  const { moves } = await gameOf(page);
  const marks: (string | undefined)[] = [];
  for (const move of moves) {
    const { outcome, options, remoteness } = play.position;
    const wins = options.filter((option) => option.outcome === 'P');
    const next = await play.move(move);
    const lost = outcome === 'N' && next.outcome !== 'P';
    const slow = !lost && Number(next.remoteness) + 1 !== Number(remoteness);
    marks.push(lost ? '?' : slow ? '?!' : outcome === 'N' && wins.length === 1 && options.length > 1 ? '!' : undefined);
  }
  engine.close();
  return marks;
}

const over = (page: Page) => page.locator('.play-status b');

/** Tab to the board, then Enter, arrows where a piece has been picked up, until the game is over. Returns the states seen. */
async function playByKeys(page: Page): Promise<string[]> {
  const states = [await stateOf(page)];
  const board = page.locator('grundy-board');
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

describe.each(Object.entries(small).filter(oneIn(5)))('%s', (id, parameters) => {
  test('is played from start to end by keyboard alone', async () => {
    const { page, errors } = await openPlay(id, parameters, { reducedMotion: 'reduce' });
    const states = await playByKeys(page);
    expect(await over(page).innerText()).toMatch(/won\.|lost\.|draw/);
    expect(states.length).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await page.close();
  });
});

/** Goes through the games, their boards in sight, on one page. */
async function eachBoard(options: Parameters<Site['open']>[1], look: (page: Page, id: string) => Promise<void>): Promise<void> {
  const { page, errors } = await site.open('', options);
  for (const [id, parameters] of Object.entries(small).filter(oneIn(5))) {
    await page.goto(`${site.address}#/${id}?${parameters}&view=play`);
    await page.waitForFunction((id) => {
      const view = document.querySelector('grundy-play') as unknown as { position?: object; solution?: { id: string } } | null;
      return view?.solution?.id === id && view.position && document.querySelector('grundy-play grundy-board svg');
    }, id);
    await look(page, id);
    expect(errors, id).toEqual([]);
  }
  await page.close();
}

test('no accessibility violations on any board, with hints and moves open', async () => {
  await eachBoard({ colorScheme: 'light' }, async (page, id) => {
    await page.getByRole('button', { name: 'Play this position' }).click();
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
  await other.page.getByRole('checkbox', { name: 'Hints' }).check();
  // Board, table and explanation are three views of one position.
  await other.page.locator('.table-canvas').waitFor();
  await openView(other.page, 'Why');
  expect(await other.page.locator('.explain-position').innerText()).toBe('2,5,7');
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
  await openView(page, 'Why');
  expect(await page.locator('.explain-why').innerText()).toMatch(/^The player to move wins/);
  expect(errors).toEqual([]);
  await page.close();
});

test('a cell of the table is a position on the board', async () => {
  const { page } = await openPlay('ungame', 'n=30');
  await openView(page, 'Table');
  await page.locator('.table-plot').click();
  await expect.poll(() => page.url()).toContain('at=');
  const at = /at=(\d+),(\d+)/.exec(page.url()) as RegExpExecArray;
  await openView(page, 'Play');
  await expect.poll(() => stateOf(page)).toBe(`${at[1]},${at[2]}`);
  await page.close();
});

test('a mistake is a jump in the chart; hints tell the value of each move', async () => {
  const { page } = await openPlay('bachet', 'take=1,2,3&n=6');
  await page.getByLabel('You play').selectOption('both');
  // Six stones are won by taking two; taking one gives the win away.
  await page.getByRole('button', { name: 'Play this position' }).click();
  await page.getByRole('checkbox', { name: 'Hints' }).check();
  expect(await page.locator('.board-hint').count()).toBe(3);
  await page.getByRole('button', { name: /^take 1, loses in 4/ }).click();
  await expect.poll(() => page.locator('.chart-point.mistake').count()).toBe(1);
  expect(await page.getByRole('img', { name: /mistakes at move 1/ }).count()).toBe(1);
  await page.close();
});

test('a whole game comes back with a reload, with Back, with its link, and with its moves to undo and redo', async () => {
  const { page, errors } = await openPlay('nim', 'heaps=2,4,5');
  await page.getByLabel('You play').selectOption('both');
  await page.getByRole('button', { name: 'Play this position' }).click();
  const names = ['take 1 from heap 3', 'take 2 from heap 1', 'take 4 from heap 2', 'take 1 from heap 3'];
  for (const name of names) {
    const before = await stateOf(page);
    await playOnBoard(page, await moveOf(page, name));
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stateOf(page)).toBe('0,0,4');
  const there = await gameOf(page);
  expect(there.moves).toHaveLength(4);
  await page.reload();
  await page.locator('.play-controls').waitFor();
  await expect.poll(() => gameOf(page)).toEqual(there);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => stateOf(page)).toBe('0,0,3');
  const link = page.url();
  // Elsewhere and back.
  await page.goto(`${site.address}#/bachet`);
  await page.locator('grundy-table[painted]').waitFor();
  await page.goBack();
  await page.locator('.play-controls').waitFor();
  await expect.poll(() => stateOf(page)).toBe('0,0,3');
  const other = await site.open(new URL(link).hash);
  await other.page.locator('.play-controls').waitFor();
  await expect.poll(() => stateOf(other.page)).toBe('0,0,3');
  expect(await other.page.getByLabel('You play').inputValue()).toBe('both');
  // To the end, and its review.
  await playOnBoard(other.page, await moveOf(other.page, 'take 3 from heap 3'));
  await other.page.getByText('The first player wins.').waitFor();
  expect(await other.page.locator('.play-status').innerText()).toContain('5 moves were played.');
  const marks = await other.page.locator('.play-moves li').allInnerTexts();
  expect(marks.map((text) => /\s([?!]+)\s/.exec(`${text} `.replace(/\n/g, ' '))?.[1])).toEqual(
    await marksOf('nim', { heaps: '2,4,5' }, other.page),
  );
  await other.page.getByRole('button', { name: /First mistake at move \d/ }).click();
  await expect.poll(async () => (await gameOf(other.page)).index).toBe((await gameOf(other.page)).first);
  expect(errors).toEqual([]);
  await other.page.close();
  await page.close();
});

test('the last game waits for whoever comes back, however long it was', async () => {
  const { page } = await openPlay('stone-game', 'piles=900,1000');
  await page.getByLabel('You play').selectOption('none');
  await page.getByRole('button', { name: 'Play this position' }).click();
  await page.waitForFunction(() => (document.querySelector('grundy-play') as HTMLElement & { play?: unknown })?.play);
  // Faster than the opponents think.
  await page.evaluate(async () => {
    const view = document.querySelector('grundy-play') as unknown as HTMLElement & {
      play: { move(move: string): Promise<unknown>; position: { best?: string } };
      dispatchEvent(event: Event): boolean;
    };
    for (let i = 0; i < 800; ++i) await view.play.move(view.play.position.best as string);
    view.dispatchEvent(new CustomEvent('game-change', { detail: { match: { person: 'both', skill: 100 }, turn: 0 } }));
  });
  await expect.poll(async () => (await gameOf(page)).index).toBeGreaterThanOrEqual(800);
  const { index, moves } = await gameOf(page);
  const state = await stateOf(page);
  expect(page.url()).not.toContain('moves=');
  await page.reload();
  await page.locator('.play-controls').waitFor();
  await expect.poll(() => stateOf(page)).toBe(state);
  expect((await gameOf(page)).moves).toHaveLength(moves.length);
  // From a bare page, too.
  await page.goto(`${site.address}#/stone-game?view=play`);
  await page.getByRole('button', { name: `Go on with the last game (move ${index})` }).click();
  await page.locator('.play-controls').waitFor();
  await expect.poll(() => stateOf(page)).toBe(state);
  await page.close();
});

test('a last game that is stored in another shape is not offered; in the right one it goes on', async () => {
  const { page, errors } = await site.open('#/nim');
  const open = async (kept: object) => {
    await page.evaluate((text) => localStorage.setItem('grundyscope.game.nim', text), JSON.stringify(kept));
    await page.goto('about:blank');
    await page.goto(`${site.address}#/nim?view=play`);
    await page.getByRole('button', { name: 'Play this position' }).waitFor();
    return page.getByRole('button', { name: /Go on with the last game/ });
  };
  const right = { match: ';0;both;100;1', moves: '0,2', parameters: { heaps: '3,5' } };
  for (const wrong of [{ parameters: undefined }, { parameters: [] }, { parameters: { heaps: 5 } }, { moves: ['0,2'] }, { match: 1 }])
    expect(await (await open({ ...right, ...wrong })).count(), JSON.stringify(wrong)).toBe(0);
  await (await open(right)).click();
  await expect.poll(() => page.url()).toMatch(/heaps=3,5/);
  await expect.poll(() => stateOf(page)).toBe('2,5');
  expect(errors).toEqual([]);
  await page.close();
});

test('a cell that is chosen during a game is looked at; the game waits', async () => {
  const { page } = await openPlay('nim', 'heaps=3,5,7');
  await page.getByRole('button', { name: 'Play this position' }).click();
  await page.getByRole('checkbox', { name: 'Hints' }).check();
  await openView(page, 'Table');
  await page.locator('.table-plot').click();
  await expect.poll(() => page.url()).toMatch(/[?&]at=/);
  const at = /at=(\d+),(\d+)/.exec(page.url()) as RegExpExecArray;
  await openView(page, 'Play');
  await expect.poll(() => stateOf(page)).toBe(`${at[1]},${at[2]},7`);
  await page.waitForTimeout(700);
  expect(await stateOf(page)).toBe(`${at[1]},${at[2]},7`);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(() => stateOf(page)).toBe('3,5,7');
  await page.locator('.table-canvas').waitFor();
  await page.close();
});

test('hints that are asked for before the game has begun show the table when it has', async () => {
  const { page } = await openPlay('nim', 'heaps=3,5,7');
  await page.evaluate(() => {
    const play = document.querySelector('grundy-play') as HTMLElement;
    [...play.querySelectorAll('button')].find(({ innerText }) => innerText === 'Play this position')?.click();
    play.querySelector<HTMLInputElement>('.play-check input')?.click();
  });
  await page.getByText('Your move').waitFor();
  await page.locator('.table-canvas').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Hints' }).isChecked()).toBe(true);
  await page.close();
});

test('the first click on Play begins a short game that can be won', async () => {
  const { page } = await site.open('#/stone-game');
  await page.locator('grundy-table[painted]').waitFor();
  await page.locator('.sections a').nth(1).click();
  await page.locator('.play-controls').waitFor();
  await page.getByText('Your move').waitFor();
  await page.goBack();
  await expect.poll(() => page.url()).toMatch(/#\/stone-game$/);
  await page.close();
});

test('outcomes are written as one likes', async () => {
  const { page } = await site.open('#/nim?heaps=1,2,3&view=explain');
  await page.locator('.explain-why').waitFor();
  const notation = page.getByLabel('Outcomes as');
  const chip = page.locator('.explain-value .chip');
  expect(await chip.innerText()).toBe('P');
  await notation.selectOption('WL');
  await expect.poll(() => chip.innerText()).toBe('L');
  await notation.selectOption('words');
  await expect.poll(() => chip.innerText()).toBe('lost');
  await notation.selectOption('nimber');
  await expect.poll(() => chip.innerText()).toBe('0');
  expect(await page.locator('.explain-why').innerText()).toMatch(/^The player to move loses: the nim-sum of the heap sizes is 0 /);
  await page.close();
});

test('a forced pass is made for the player, and undo goes back to a move by choice', async () => {
  const { page, errors } = await site.open();
  const text = readFileSync(new URL('../../web/lab/gallery/dots-and-boxes.game', import.meta.url), 'utf8').replace(/^# .*\n/gm, '');
  const address = `lab/index.html#/rules?text=${encodeURIComponent(text)}&R=1&view=play&match=;0;both;100;0`;
  await page.goto(site.address.replace('index.html', address));
  const status = page.locator('.play-status');
  for (const line of ['a1–b1', 'a1–a2', 'b1–b2', 'a2–b2']) {
    await page.getByRole('button', { name: `line ${line}` }).press('Enter');
    await expect.poll(() => page.locator('.play-moves').innerText()).toContain(line);
  }
  // The second player has made a box, and moves again.
  await expect.poll(() => status.innerText()).toMatch(/pass\. the second player to move/i);
  expect(await page.locator('grundy-board').getByText('pass').count()).toBe(0);
  expect(await page.locator('.game .answer').innerText()).toBe('Playing');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => status.innerText()).toMatch(/b1–b2\. the second player to move/i);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => status.innerText()).toMatch(/^the first player to move/i);
  expect(errors).toEqual([]);
  await page.close();
});
