// Links to the lab that somebody wrote to make a page slow: it is free again within a second, and the next text is solved within two.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packed } from '../../web/base/packed_text.js';
import { slowness } from '../web/slowness.js';
import { address, answer, openLab, write } from './lab_editor.js';
import { type Site, serveSite } from './site.js';

/** Time without a long task after which a page has read its link. */
const QUIET_MS = 500;

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const game = 'n: 0..9 = 7\nmove k in 1..3: n -= k';
const many = (count: number, of: (i: number) => string, between = ', ') => Array.from({ length: count }, (_, i) => of(i)).join(between);
const heavy = (condition: string, most = 4000) => `n: 0..1000 = 1000\nmove a in 1..${most}, b in 1..${most} if ${condition}: n -= 1`;
const packedAddress = async (text: string) => `#/rules?text-z=${await packed(text)}`;

test.each<[string, () => string | Promise<string>]>([
  ['a megabyte of line ends', () => packedAddress('\n'.repeat(999_000))],
  ['a text of line ends that is just short enough', () => packedAddress('\n'.repeat(99_000))],
  ['samples of blanks', () => packedAddress(`# sample:${' '.repeat(12_000)}x\n${game}`)],
  ['a title of blanks and words', () => packedAddress(`# ${`a${' '.repeat(40)}`.repeat(450)}\n${game}`)],
  ['names without end', () => packedAddress(`${many(900, (i) => `a${i} = ${i}`, '\n')}\n${game}`)],
  ['a list without end', () => `${address(`take = {1, 3}\n${game.replace('1..3', 'take')}`)}&take=${'1,'.repeat(30_000)}1`],
  ['escapes that end nowhere', () => `${address(game)}${'%e2%82'.repeat(10_000)}`],
  ['a sum of 500 terms for each of 16 million moves', () => address(heavy('sum((i*a+b*n) % 7 for i in 1..500) == 3'))],
  ['a sum of 20,000 terms', () => address(heavy('sum((i*a+b*n+j) % 7 for i in 1..200, j in 1..100) == 3'))],
  ['positions that are just cheap enough', () => address(heavy('gcd(a*1000003+n, b*999983+1) == 12345', 1500))],
  ['moves that are just few enough', () => address(heavy('(a*b+n) % 7 == 8', 4000))],
])('%s', async (name, link) => {
  const { page, errors } = await openLab(site, await link());
  await page.evaluate(() => {
    const tasks = { longest: 0, end: performance.now() };
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        tasks.longest = Math.max(tasks.longest, duration);
        tasks.end = Math.max(tasks.end, startTime + duration);
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.waitForFunction(
    (quiet) => {
      const { tasks } = window as unknown as { tasks: { end: number } };
      return document.querySelector('lab-editor, .damaged') && performance.now() - tasks.end > quiet;
    },
    QUIET_MS,
    { polling: 100 },
  );
  expect(errors).toEqual([]);
  const own = page.locator('.damaged button').last();
  if (await own.isVisible()) await own.click();
  await page.locator('lab-editor .cm-content').waitFor();
  await write(page, game);
  const begin = performance.now();
  await answer(page).toContain('The first player wins');
  const took = performance.now() - begin;
  const longest = await page.evaluate(() => (window as unknown as { tasks: { longest: number } }).tasks.longest);
  console.log(`${name}: longest task ${longest.toFixed(0)} ms, next text after ${took.toFixed(0)} ms`);
  expect(longest).toBeLessThan(1000 * slowness());
  expect(took).toBeLessThan(2000 * slowness());
  await page.close();
});
