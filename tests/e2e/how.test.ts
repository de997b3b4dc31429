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
// A sum has no methods of its own.
const ids = engine.games.map(({ id }) => id).filter((id) => id !== 'sum');
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
const marks = / *\/\/ (visit|cell|part|also|option|call|bytes)\b.*$/gm;

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
    expect(await page.locator('.how-formula:has(math)').count()).toBe(2 * methods.length);
    for (const [i, method] of methods.entries()) {
      await page.getByRole('radio').nth(i).check();
      expect(await page.locator('grundy-how h3').first().innerText()).toBe(`Code: ${method.title}`);
      const cpp = source(method.code.cpp).replaceAll(marks, '');
      expect(await code(page), method.id).toBe(cpp);
      await page.getByRole('button', { name: 'Python' }).click();
      expect(await code(page), method.id).toBe(source(method.code.python));
      await page.getByRole('button', { name: 'C++' }).click();
      // In the order of the code, which runs here once more.
      const { steps } = command('count', id, method.id, ...given(stepped), '--steps', '1000') as { steps: number[][] };
      for (const [j, [line = 0, options = 0]] of steps.slice(0, 4).entries()) {
        await step(page).click();
        // One more step reads the answer.
        expect(await status(page), method.id).toContain(`Step ${j + 1} of ${steps.length + 1}`);
        expect(await status(page), method.id).toMatch(new RegExp(`after ${options} options?\\.`));
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
  await expect.poll(() => status(page)).toMatch(/^Step [2-9] of 178/);
  await page.keyboard.press('Enter');
  const paused = await status(page);
  await page.waitForTimeout(700);
  expect(await status(page)).toBe(paused);
  const number = Number(/\d+/.exec(paused)?.[0]);
  await page.getByRole('button', { name: 'Step back' }).press('Enter');
  expect(await status(page)).toContain(`Step ${number - 1} of 178`);
  await page.getByRole('button', { name: 'To the beginning' }).press('Enter');
  expect(await status(page)).toContain('Nothing is known yet.');
  expect(await page.locator('.how-field .value').count()).toBe(0);
  await page.close();
});

const key = (page: Page, ...keys: string[]) => keys.reduce((before, one) => before.then(() => page.keyboard.press(one)), Promise.resolve());
const stepAt = async (page: Page) => Number(/^Step (\d+)/.exec(await status(page))?.[1]);

test('keys step, play and stop; they are in the list of keys, and leave the fields and the views alone', async () => {
  const { page, errors } = await openHow('#/ungame?view=how');
  await page.getByRole('radio').nth(2).check();
  await key(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  expect(await stepAt(page)).toBe(1);
  await key(page, 'Shift+ArrowRight', 'PageDown', 'Shift+ArrowLeft');
  expect(await stepAt(page)).toBe(11);
  await key(page, 'End');
  // The winner is in the picture and in words, as in the headline.
  expect(await status(page)).toContain('Pawn on a strip, cells = 9; start = 3: Player 2 wins in 8 moves; nimber 0.');
  expect(await page.locator('.how-field .value').count()).toBe(81);
  await key(page, 'Home');
  expect(await stepAt(page)).toBe(0);
  // A radio button has Space for itself; the page around has not.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await key(page, 'Space');
  await expect.poll(() => stepAt(page)).toBeGreaterThan(1);
  await key(page, 'Space');
  const stopped = await stepAt(page);
  await key(page, '?');
  expect(await page.locator('dialog.keys').innerText()).toMatch(/→[\s\S]*A step forward or back[\s\S]*Ten steps[\s\S]*Space/);
  await key(page, 'ArrowRight', 'Escape');
  expect(await stepAt(page)).toBe(stopped);
  await page.locator('#parameter-n').focus();
  await key(page, 'ArrowRight', 'Home');
  expect(await stepAt(page)).toBe(stopped);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await key(page, '1');
  await page.locator('#table canvas').first().waitFor();
  await key(page, '?');
  expect(await page.locator('dialog.keys').innerText()).not.toContain('Ten steps');
  expect(errors).toEqual([]);
  await page.close();
});

test('no line of code is out of reach at any width, and the controls have names', async () => {
  const { page } = await openHow('#/kayles?view=how');
  await page.getByRole('radio').nth(1).check();
  for (const width of [390, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['Python', 'C++']) {
      await page.getByRole('button', { name: language, exact: true }).click();
      const cut = await page.locator('.how-code').evaluate((pane) => {
        const room = pane.getBoundingClientRect();
        return [...pane.querySelectorAll('.line')].filter((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return [...range.getClientRects()].some(({ left, right }) => right > room.right || left < room.left);
        }).length;
      });
      expect(cut, `${language}, ${width}`).toBe(0);
      const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      expect(wide, `${width}`).toBe(seen);
    }
  }
  const controls = page.getByRole('group', { name: 'Steps' });
  for (const name of ['To the beginning', 'Step back', 'Play', 'Step', 'To the end'])
    expect(await controls.getByRole('button', { name, exact: true }).count()).toBe(1);
  expect(await controls.getByRole('slider', { name: 'Step number' }).getAttribute('aria-valuetext')).toBe('Step 0 of 8');
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
    expect(await page.locator('.how-field .read.line').count()).toBe(options);
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
  // On the stage: the position and its options on the table. A step of the method brings its own values back.
  const show = claim.getByRole('button', { name: 'Show', exact: true });
  await show.click();
  const seen = page.locator('.how-seen');
  await expect.poll(() => seen.locator('.how-field .value').allTextContents()).toEqual(['N', 'N', 'N', 'P']);
  expect([await seen.locator('.here.line').count(), await show.getAttribute('aria-pressed')]).toEqual([1, 'true']);
  await step(page).click();
  expect([await seen.count(), await page.locator('.how-field .value').count(), await show.getAttribute('aria-pressed')]).toEqual([
    0,
    1,
    'false',
  ]);
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
  await page.getByRole('button', { name: /^(Step|Paso)$/ }).click();
  expect(await violations(page)).toEqual([]);
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(wide).toBe(seen);
  expect(errors).toEqual([]);
  await page.close();
});
