// Thousands of random actions on the pages of the site in one tab: nothing fails, and nothing leaks.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dice, dice } from '../../web/games/random.js';
import { byLength } from '../web/length.js';
import { openPage, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const operations = byLength(15, 10_000);

const addresses = [
  '#/',
  '#/nim?heaps=3,4,5',
  '#/nim?heaps=1,2&misere=1',
  '#/bachet?n=1000000000000000000',
  '#/knights?n=40&view=play',
  '#/dominoes?view=explain',
  '#/tabgame?top=random:300:4&left=random:200:5',
  '#/letter-picking?s=abbaabbacdde&view=play',
  '#/kayles?rows=7,10,4&view=how',
  '#/bobs-game?view=judge',
  '#/ungame?n=4000',
  '#/the-game?counts=1,0,2,1&view=play',
  '#/chess',
  '#/nim?heaps=x',
];

/** Presses all buttons of a page that neither save nor print, or the one that lies so far among them; says how many. */
const press = (page: Page, at?: number): Promise<number> =>
  page.evaluate((share) => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('main button:not([disabled])')];
    const buttons = all.filter((one) => one.checkVisibility() && !/save|print|copy|share/i.test(one.innerText));
    const chosen = share === undefined ? buttons : buttons.slice(Math.floor(share * buttons.length)).slice(0, 1);
    for (const button of chosen) button.click();
    return chosen.length;
  }, at);

/** Acts possible on any page; where there is nothing to do them with, nothing is done. */
const acts: ((page: Page, roll: Dice) => Promise<unknown>)[] = [
  (page, roll) => page.evaluate((hash) => location.assign(hash), roll.pick(addresses)),
  (page, roll) => page.evaluate((hash) => location.assign(hash), roll.pick(addresses)),
  (page) => page.evaluate(() => history.back()),
  (page, roll) => press(page, roll.number(0, 999) / 1000),
  (page, roll) =>
    page.evaluate((at) => {
      const canvas = document.querySelector('main canvas');
      const box = canvas?.getBoundingClientRect();
      if (!canvas || !box) return;
      const where = { clientX: box.x + box.width * at, clientY: box.y + box.height * (1 - at), bubbles: true, pointerId: 1, button: 0 };
      for (const type of ['pointermove', 'pointerdown', 'pointerup']) canvas.dispatchEvent(new PointerEvent(type, where));
    }, roll.number(0, 999) / 1000),
  (page, roll) =>
    page.evaluate(
      (text) => {
        const field = document.querySelector<HTMLInputElement>('main input[type=text], main input:not([type])');
        if (!field) return;
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      roll.pick(['7', '3,4', 'abba', '', '-1']),
    ),
  (page, roll) => page.setViewportSize(roll.pick([true, false]) ? { width: 1280, height: 900 } : { width: 390, height: 844 }),
  (page, roll) => page.emulateMedia({ colorScheme: roll.pick([true, false]) ? 'light' : 'dark' }),
];

/**
 * Every page once, and every button on it: what is loaded when it is first wanted stays, and its templates with it. Says how many buttons.
 */
async function visitAll(page: Page): Promise<number> {
  let pressed = 0;
  for (const hash of addresses) {
    await page.evaluate((to) => location.assign(to), hash);
    await new Promise((resolve) => setTimeout(resolve, 700));
    pressed += await press(page);
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  return pressed;
}

interface Usage {
  heap: number;
  nodes: number;
  workers: number;
}

/** Memory, nodes and workers of the tab on the home page after garbage collection: the minimum over some seconds. */
async function usage(page: Page, session: CDPSession): Promise<Usage> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => location.assign('#/'));
  await page.waitForSelector('main');
  const least: Usage = { heap: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY, workers: Number.POSITIVE_INFINITY };
  for (let look = 0; look < 5; ++look) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    least.heap = Math.min(least.heap, of('JSHeapUsedSize'));
    least.nodes = Math.min(least.nodes, of('Nodes'));
    least.workers = Math.min(least.workers, page.workers().length);
  }
  return least;
}

test(`${operations} things done at random pile nothing up`, { timeout: byLength(180_000, 3_600_000) }, async () => {
  const context = await site.browser.newContext();
  const { page, errors } = await openPage(context, site.address, new URL(site.address).origin);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const roll = dice(18);
  const perform = async (count: number) => {
    for (let i = 0; i < count; ++i) {
      await roll.pick(acts)(page, roll);
      // Now and then the page is left to finish what it does.
      if (roll.number(0, 9) === 0) await new Promise((resolve) => setTimeout(resolve, 150));
    }
  };
  expect(await visitAll(page)).toBeGreaterThan(50);
  await perform(operations / 2);
  const before = await usage(page, session);
  await perform(operations / 2);
  const after = await usage(page, session);
  const shown = (one: Usage) => `${(one.heap / 1e6).toFixed(1)} MB of heap, ${one.nodes} nodes, ${one.workers} workers`;
  console.log(`${operations} operations: ${shown(before)}; then ${shown(after)}`);
  expect(errors).toEqual([]);
  expect(after.workers).toBeLessThanOrEqual(before.workers + 1);
  expect(after.nodes).toBeLessThan(before.nodes * 1.2 + 500);
  expect(after.heap).toBeLessThan(before.heap * 1.2 + 1e6);
  await context.close();
});
