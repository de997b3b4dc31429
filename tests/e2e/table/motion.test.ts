// Pans and zooms of the largest tables on a screen of 1920 x 1080 drawn in software: how much the main thread works, and how evenly frames
// come. What was measured is printed; bounds leave room for noise.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byLength, oneIn } from '../../web/length.js';
import { slowness } from '../../web/slowness.js';
import { type Site, serveSite } from '../site.js';
import { quantile, recordedFrames } from '../trace.js';
import { largest } from './largest.js';

/** Wheel and drags once, or for ten seconds. */
const LASTS_MS = byLength(0, 10_000);
const ROOM = 1.5;

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function open(hash: string): Promise<Page> {
  const { page } = await site.open(`#/${hash}`, { viewport: { width: 1920, height: 1080 } });
  await page.waitForSelector('grundy-table[painted]');
  await page.waitForFunction(() => (document.querySelector('grundy-table') as unknown as { progress: number }).progress >= 1);
  await page.waitForTimeout(1000);
  return page;
}

/** Wheel and drags by turns, from the whole table down to single cells and back. */
async function wander(page: Page): Promise<void> {
  const box = await page.locator('.table-plot').boundingBox();
  if (!box) throw new Error('no plot');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const wheel = async (turns: number, by: number) => {
    await page.mouse.move(x, y);
    for (let i = 0; i < turns; ++i) {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(16);
    }
    await page.waitForTimeout(220);
  };
  const drag = async (dx: number, dy: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 25; ++i) {
      await page.mouse.move(x + (dx * i) / 25, y + (dy * i) / 25);
      await page.waitForTimeout(8);
    }
    await page.mouse.up();
    await page.waitForTimeout(220);
  };
  const end = Date.now() + LASTS_MS;
  do {
    await wheel(20, -100);
    await drag(-500, -300);
    await wheel(25, -100);
    await drag(-400, 300);
    await wheel(50, 100);
  } while (Date.now() < end);
}

describe.each(largest.filter(oneIn(2)))('%s', (id, hash) => {
  test('frames come evenly and cost little', async () => {
    const page = await open(hash);
    // The table alone fills the screen.
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForTimeout(800);
    const work = await recordedFrames(site.browser, page, () => wander(page));
    const figures = {
      work: quantile(work.frames, 0.5),
      workP95: quantile(work.frames, 0.95),
      longest: work.longest,
      interval: quantile(work.intervals, 0.5),
      intervalP95: quantile(work.intervals, 0.95),
      frames: work.intervals.length,
    };
    console.log(
      `${id}: work a frame ${figures.work.toFixed(1)} ms (95 %: ${figures.workP95.toFixed(1)}), longest task ${figures.longest.toFixed(0)}, ` +
        `frame interval ${figures.interval.toFixed(1)} (95 %: ${figures.intervalP95.toFixed(1)}), ${figures.frames} frames`,
    );
    expect(work.frames.length).toBeGreaterThan(100);
    expect(figures.work).toBeLessThan(8 * ROOM);
    expect(figures.interval).toBeLessThan(17 * ROOM * slowness());
    expect(figures.intervalP95).toBeLessThan(33.4 * ROOM * slowness());
    expect(figures.longest).toBeLessThan(50 * ROOM);
    await page.close();
  });
});
