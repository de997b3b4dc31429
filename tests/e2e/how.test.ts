// How: every method of every game with its code, its cost and its steps.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { type Site, serveSite } from './site.js';

const engine = await openEngine();
const ids = engine.games.map(({ id }) => id);
engine.close();
let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const source = (path: string) => readFileSync(at(path), 'utf8');
const command = (...args: string[]) => JSON.parse(execFileSync(at('build/native/grundyscope'), args, { encoding: 'utf8' }));
const given = (parameters: Record<string, string>) => Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]);
const marks = / *\/\/ (visit|option|call|bytes)\b.*$/gm;

async function openHow(hash: string, options = {}): Promise<{ page: Page; errors: string[] }> {
  const opened = await site.open(hash, options);
  await opened.page.locator('.how-methods').waitFor();
  return opened;
}

const code = (page: Page) => page.locator('.how-code').evaluate((element) => element.textContent ?? '');
const status = (page: Page) => page.locator('.how-status').innerText();
const step = (page: Page) => page.getByRole('button', { name: 'Step', exact: true });

// Every game at full length; else every fourth.
describe.each(ids.filter(oneIn(7)))('%s', (id) => {
  test('each method has its code in both languages, its cost and its steps, as its code goes', async () => {
    const { page, errors } = await openHow(`#/${id}?view=how`);
    const methods = command('methods', id) as { id: string; title: string; code: { cpp: string; python: string } }[];
    const { stepped } = JSON.parse(source(`methods/${id}/instances.json`));
    expect(await page.locator('.how-methods tbody tr').count()).toBe(methods.length);
    expect(await page.locator('.how-methods math').count()).toBe(2 * methods.length);
    for (const [i, method] of methods.entries()) {
      await page.getByRole('radio').nth(i).check();
      expect(await page.locator('grundy-how h3').first().innerText()).toBe(`Code: ${method.title}`);
      const cpp = source(method.code.cpp).replaceAll(marks, '');
      expect(await code(page), method.id).toBe(cpp);
      await page.getByRole('button', { name: 'Python' }).click();
      expect(await code(page), method.id).toBe(source(method.code.python));
      await page.getByRole('button', { name: 'C++' }).click();
      // In the order of the code, which runs here once more.
      const { steps } = command('count', id, method.id, ...given(stepped), '--steps', '200') as { steps: number[][] };
      for (const [j, [line = 0, , ...position]] of steps.slice(0, 4).entries()) {
        await step(page).click();
        const name = position.length > 1 ? `(${position.join(', ')})` : `${position[0] ?? 'the empty position'}`;
        expect(await status(page), method.id).toContain(`Step ${j + 1} of ${steps.length}`);
        expect(await status(page), method.id).toContain(`${name} is settled`);
        expect(await page.locator('.how-code .here').evaluate((element) => element.textContent)).toBe(`${cpp.split('\n')[line - 1]}\n`);
      }
    }
    expect(errors).toEqual([]);
    await page.close();
  });
});

test('steps: play, pause, back, to the beginning, by keys alone', async () => {
  const { page } = await openHow('#/bachet?view=how');
  const play = page.locator('grundy-how').getByRole('button', { name: 'Play', exact: true });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page)).toMatch(/^Step [2-9] of 177/);
  await page.keyboard.press('Enter');
  const paused = await status(page);
  await page.waitForTimeout(700);
  expect(await status(page)).toBe(paused);
  const number = Number(/\d+/.exec(paused)?.[0]);
  await page.getByRole('button', { name: 'Step back' }).press('Enter');
  expect(await status(page)).toContain(`Step ${number - 1} of 177`);
  await page.getByRole('button', { name: 'To the beginning' }).press('Enter');
  expect(await status(page)).toContain('Nothing is known yet.');
  expect(await page.locator('.how-field .cell').count()).toBe(0);
  await page.close();
});

test('the calls of a recursion, with those that were made before; and how far each method goes', async () => {
  const { page } = await openHow('#/bachet?view=how');
  for (let i = 0; i < 14; ++i) await step(page).click();
  expect(await page.locator('.how-calls .first, .how-calls .again, .how-calls .here').count()).toBe(14);
  // Heaps 0, 1, 2 and 3 once each.
  expect(await page.locator('grundy-how').innerText()).toContain(
    '14 have returned, 10 of them for a position that had been settled before',
  );
  const growth = (await page.locator('.how-growth').getAttribute('aria-label')) ?? '';
  const { positions } = command('count', 'bachet', 'recursion', '-p', 'take=1,2,3', '-p', 'n=20', '--most', '3000000') as {
    positions: number;
  };
  expect(positions).toBeGreaterThan(0);
  expect(() => command('count', 'bachet', 'recursion', '-p', 'take=1,2,3', '-p', 'n=24', '--most', '3000000')).toThrow();
  expect(growth).toContain('Plain recursion: up to n = 20.');
  expect(growth).toContain('proved period: for all sizes shown');
  await page.getByRole('radio').nth(3).check();
  expect(await page.locator('.how-calls').count()).toBe(0);
  // Each heap looks back at three, the first ones at those that there are.
  for (const options of [0, 1, 2, 3, 3]) {
    await step(page).click();
    expect(await page.locator('.how-field .option').count()).toBe(options);
  }
  await page.close();
});

const numbers = (page: Page, name: string) => page.locator('.how-methods tr', { hasText: name }).locator('.how-number').allInnerTexts();

/** Methods are counted one after the other, with seconds for each on slow machines. */
const counting = { timeout: 60_000 };

test('counted for the position at hand; what is not small says so', async () => {
  const { page } = await openHow('#/nim?heaps=2,3,1&view=how');
  await page.getByRole('button', { name: 'Count for these parameters' }).click();
  const { positions } = command('count', 'nim', 'recursion', '-p', 'heaps=2,3,1') as { positions: number };
  await expect.poll(() => numbers(page, 'plain recursion'), counting).toEqual([expect.any(String), String(positions)]);
  await page.goto(`${site.address}#/nim?heaps=20000,3,1&view=how`);
  await page.getByRole('button', { name: 'Count for these parameters' }).click();
  await expect.poll(() => numbers(page, 'plain recursion'), counting).toEqual([expect.any(String), 'not small']);
  await expect.poll(() => numbers(page, 'Bouton'), counting).toEqual(['3', '3']);
  await page.close();
});

test('a long count can be cancelled, and another one begun', async () => {
  const { page } = await openHow('#/bachet?take=1,2,3&n=40&view=how');
  const begin = page.getByRole('button', { name: 'Count for these parameters' });
  await begin.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await begin.click();
  await expect.poll(() => numbers(page, 'Recursion with memory'), counting).toEqual(['31', '41']);
  await page.close();
});

test('the code can be taken along, and the program runs', async () => {
  const { page } = await openHow('#/nim?view=how');
  await page.getByRole('radio', { name: 'Bouton' }).check();
  await page.getByRole('button', { name: 'Python' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe('nim-nim-sum.py');
  expect(execFileSync('python3', [await download.path()], { input: '3\n3 5 7\n2\n4 4\n0\n', encoding: 'utf8' })).toBe('Yes\nNo\n');
  await page.close();
});

test('what is observed is checked further, until one stops it', async () => {
  const { page } = await openHow('#/ungame?view=how');
  await page.locator('.how-claim', { hasText: 'Observed' }).locator('summary').click();
  const further = page.locator('how-further');
  await further.getByRole('button', { name: 'Check further' }).click();
  await expect.poll(() => further.locator('li').count(), { timeout: 30_000 }).toBeGreaterThan(1);
  const { positions } = command('count', 'ungame', 'runs', '-p', 'n=8000') as { positions: number };
  expect((await further.locator('li').first().innerText()).replaceAll(/[\s,]/g, '')).toContain(`n=8000:${positions}`);
  const cancel = further.getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click().catch(() => {});
  await page.close();
});

test('proofs lead to the positions that they speak of, in the language of the page', async () => {
  const { page } = await openHow('#/tabgame?view=how');
  const claim = page.locator('.how-claim').first();
  expect(await claim.locator('summary').innerText()).toMatch(/^Proved From row 2 and column 2 on/);
  await claim.locator('summary').click();
  await claim.getByRole('link', { name: 'See it' }).click();
  await expect.poll(() => page.url()).toContain('#/tabgame?top=00&left=00&view=explain&at=1,1');
  await expect.poll(() => page.locator('.explain-why').innerText()).toMatch(/^The player to move wins/);
  await page.goto(`${site.address}#/tabgame?view=how`);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => page.locator('.how-claim summary').first().innerText()).toMatch(/^Demostrado Desde la fila 2/);
  await page.close();
});

test.each([
  ['light', '#/tabgame?view=how', {}],
  ['dark, Spanish', '#/kayles?view=how', { colorScheme: 'dark' as const, locale: 'es' }],
  ['a phone', '#/nim?view=how', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])('no accessibility violations, nothing cut off: %s', async (_, hash, options) => {
  const { page, errors } = await openHow(hash, options);
  await page.locator('grundy-how button', { hasText: /^\s*(Step|Paso)\s*$/ }).click();
  expect(await violations(page)).toEqual([]);
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(wide).toBe(seen);
  expect(errors).toEqual([]);
  await page.close();
});
