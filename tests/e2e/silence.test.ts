// A solver that ends silently, and one that never starts: the page reports it after two minutes, and the next request works.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hide, hideable } from './hidden.js';
import { openPage, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const silent = 'The solver stopped: no answer for two minutes';
const visibleText = (page: Page) => page.locator('body').innerText();

/** A page whose clock is ours, and whose workers can be ended behind its back. */
async function open(
  hash: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await site.browser.newContext();
  await context.clock.install();
  await context.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        workers.push(this);
      }
    };
  });
  await prepare?.(context);
  const { page } = await openPage(context, `${site.address}${hash}`, new URL(site.address).origin);
  return { context, page };
}

test('a worker that has ended is noticed, what was typed is kept, and another one answers', async () => {
  const { context, page } = await open('#/nim');
  await painted(page);
  await page.evaluate(() => {
    for (const worker of (window as unknown as { workers: Worker[] }).workers) worker.terminate();
  });
  const heaps = page.getByLabel('Heaps', { exact: true });
  await heaps.fill('1,2,4');
  await heaps.press('Enter');
  await page.clock.runFor(130_000);
  await expect.poll(() => visibleText(page)).toContain(silent);
  expect(await heaps.inputValue()).toBe('1,2,4');
  await heaps.fill('1,2,5');
  await heaps.press('Enter');
  await page.clock.runFor(1000);
  await expect.poll(() => page.locator('.answer').innerText(), { timeout: 20_000 }).toContain('wins');
  await context.close();
});

test('a file that never arrives is waited for no longer than that', async () => {
  const { context, page } = await open('#/nim', (before) => before.route('**/*.wasm', () => {}));
  await page.clock.runFor(130_000);
  await expect.poll(() => visibleText(page)).toContain(silent);
  await context.close();
});

test('a tab that was hidden for an hour, while it was given something else to show, shows it when it is seen again', async () => {
  const { context, page } = await open('#/nim?heaps=3,4', (before) => before.addInitScript(hideable));
  await painted(page);
  await page.evaluate(hide, true);
  await page.evaluate(() => location.assign('#/knights?n=9&knights=7.8'));
  await page.clock.runFor(3_600_000);
  await page.evaluate(hide, false);
  await page.clock.runFor(1000);
  await expect.poll(() => page.locator('h1').innerText(), { timeout: 20_000 }).toBe('Knights on a board');
  await expect.poll(() => page.locator('.answer').innerText(), { timeout: 20_000 }).toMatch(/wins/);
  await painted(page);
  expect(await visibleText(page)).not.toContain(silent);
  await context.close();
});

test.each([
  ['forward', 86_400_000],
  ['back', -86_400_000],
])('a clock that jumps a day %s changes nothing', async (_, by) => {
  const { context, page } = await open('#/nim?heaps=3,4');
  await painted(page);
  await page.clock.setSystemTime(Date.now() + by);
  const heaps = page.getByLabel('Heaps', { exact: true });
  await heaps.fill('5,6');
  await heaps.press('Enter');
  await page.clock.runFor(1000);
  await expect.poll(() => page.locator('.answer').innerText(), { timeout: 20_000 }).toContain('The first player wins in 11 moves');
  expect(await visibleText(page)).not.toContain(silent);
  await context.close();
});
