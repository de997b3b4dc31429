// The quiz on every game, and what a game without hints hides: nothing on the page reveals who wins before an answer.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { byLength, oneIn } from '../web/length.js';
import { openBoard, playOnBoard, stateOf } from './board.js';
import { openView, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const engine = await openEngine();
const ids = engine.games.map(({ id }) => id);
engine.close();

const openPlay = (id: string, parameters: string) => openBoard(site, id, parameters);

/** All that is written or spoken of the position, but not the rules and the form: texts, labels, titles, wherever nothing is inert. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const parts: string[] = [];
    for (const part of document.querySelectorAll('.game-head, .plate-table, #play, #explain')) {
      for (const element of [part, ...part.querySelectorAll('*')]) {
        if (element.closest('[inert]')) continue;
        parts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '', element.getAttribute('role') ?? '');
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
      }
    }
    return parts
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n');
  });

const quizOf = (page: Page) =>
  page.evaluate(() => {
    const { state, outcome, options } = (
      document.querySelector('grundy-play') as unknown as {
        position: { state: string; outcome: string; options: { move: unknown; play: string; outcome: string }[] };
      }
    ).position;
    return { state, outcome, win: options.find((option) => option.outcome === 'P')?.play };
  });

const QUESTIONS = byLength(8, 20);

/** Where the default table is too small for so many questions. */
const larger: Record<string, string> = { graph: 'edges=random:90:260:1&' };

describe.each(ids.filter(oneIn(7)))('the quiz of %s', (id) => {
  test(`asks ${QUESTIONS} questions, reveals nothing before an answer, and keeps the score`, async () => {
    const { page, errors } = await site.open(`#/${id}?${larger[id] ?? ''}view=play`);
    await page.locator('grundy-board svg').waitFor();
    await page.getByRole('button', { name: 'Quiz' }).click();
    const questions = new Map<string, string>();
    for (let question = 1; question <= QUESTIONS; ++question) {
      await page.getByText('Who wins?').waitFor();
      const { state, outcome, win } = await quizOf(page);
      questions.set(state, outcome);
      // Screen readers hear no outcome of a position, anywhere on the page, and no table.
      expect(await heard(page), `${question}`).not.toMatch(
        /the player to move (wins|loses)|remoteness \d|nimber \d|P-position|: [NPD]:|^grid$/m,
      );
      expect(await page.locator('.explain-why, .options, .board-hint, .mex, grundy-graph').count()).toBe(0);
      const answers = page.locator('.quiz-buttons button');
      // All but two are answered rightly, the one before the last wrongly, the last is given up.
      if (question === QUESTIONS) await page.getByRole('button', { name: 'Show the answer' }).click();
      else {
        const rightly = { N: 0, P: 1, D: 2 }[outcome] as number;
        await answers.nth(question === QUESTIONS - 1 ? (rightly === 0 ? 1 : 0) : rightly).click();
        if (question < QUESTIONS - 1 && outcome === 'N') {
          await page.getByText('Make a winning move.').waitFor();
          await playOnBoard(page, win as string);
        }
      }
      const right = Math.min(question, QUESTIONS - 2);
      await expect.poll(() => page.locator('.quiz').innerText(), { interval: 10 }).toContain(`${right} of ${question} right`);
      if (question < QUESTIONS) await page.getByRole('button', { name: 'Another position' }).click();
    }
    expect(questions.size).toBe(QUESTIONS);
    const kinds = [...questions.values()];
    for (const kind of new Set(kinds)) {
      const share = kinds.filter((other) => other === kind).length;
      expect(share, kind).toBeGreaterThanOrEqual(Math.floor(QUESTIONS / new Set(kinds).size));
    }
    expect(errors).toEqual([]);
    await page.close();
  });
});

test('the score of one game says nothing of another', async () => {
  const { page } = await site.open('#/nim?view=play', {});
  await page.getByRole('button', { name: 'Quiz' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByText('0 of 1 right').waitFor();
  await page.goto(`${site.address}#/ungame?n=40&view=play`);
  await page.getByRole('button', { name: 'Quiz' }).click();
  await page.getByText('Who wins?').waitFor();
  expect(await page.locator('.quiz').innerText()).not.toMatch(/ of \d+ right/);
  await page.close();
});

test('a game survives the quiz', async () => {
  const { page } = await openPlay('nim', 'heaps=3,5,7');
  await page.getByRole('button', { name: 'take 1 from heap 1', exact: true }).first().click();
  await page.getByText('Your move').waitFor();
  const state = await stateOf(page);
  await page.getByRole('button', { name: 'Quiz' }).click();
  await page.getByText('Who wins?').waitFor();
  await page.getByRole('button', { name: 'End the quiz' }).click();
  await expect.poll(() => stateOf(page)).toBe(state);
  await page.getByText('Your move').waitFor();
  await page.close();
});

test('a game without hints hides who wins until it is asked for; hints show it', async () => {
  const { page } = await openPlay('nim', 'heaps=3,5,7');
  await page.locator('.table-canvas').waitFor();
  await page.getByRole('button', { name: 'Play this position' }).click();
  await expect.poll(() => page.locator('.table-canvas').isVisible()).toBe(false);
  await openView(page, 'Why');
  expect(await page.locator('.explain-why').count()).toBe(0);
  expect(await heard(page)).not.toMatch(/player to move (wins|loses)|remoteness \d|nimber \d|P-position|grid/);
  await openView(page, 'Play');
  expect(await heard(page)).not.toMatch(/player to move (wins|loses)|remoteness \d|nimber \d|P-position|grid/);
  expect(await page.locator('.table-canvas').isVisible()).toBe(false);
  await page.getByRole('checkbox', { name: 'Hints' }).check();
  await expect.poll(() => page.locator('.table-canvas').isVisible()).toBe(true);
  await openView(page, 'Why');
  await page.locator('.explain-why').waitFor();
  await page.close();
});
