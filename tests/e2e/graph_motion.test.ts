// A vertex dragged around on a graph, on a screen drawn in software: how evenly frames come, and how much the main thread works for each.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphs, textOf } from '../graphs.js';
import { byLength, oneIn } from '../web/length.js';
import { slowness } from '../web/slowness.js';
import { type Site, serveSite } from './site.js';
import { quantile, recordedFrames } from './trace.js';

const TURNS = byLength(2, 10);
/** Moves of the pointer around a circle. */
const STEPS = 120;
const ROOM = 1.5;

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** Around a circle, back to where it began. */
async function circle(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= TURNS * STEPS; ++i) {
    const angle = (2 * Math.PI * i) / STEPS;
    await page.mouse.move(x + 150 * (1 - Math.cos(angle)), y + 150 * Math.sin(angle));
  }
  await page.mouse.up();
}

const large = graphs.filter(({ name }) => ['tree of 60', 'grid 6 x 6', 'K5', 'Petersen'].includes(name));

test.each(large.filter(oneIn(2)))('$name', async (graph) => {
  const page = await site.browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(site.address.replace('index.html', `lab/#/rules?text=${encodeURIComponent(textOf(graph))}&view=board`));
  const vertex = page.locator('#board svg.board circle[r="4"]').first();
  await vertex.waitFor();
  await page.waitForTimeout(500);
  const box = (await vertex.boundingBox()) as { x: number; y: number; width: number };
  const work = await recordedFrames(site.browser, page, () => circle(page, box.x + box.width / 2, box.y + box.width / 2));
  const [p50, p95] = [quantile(work.intervals, 0.5), quantile(work.intervals, 0.95)];
  console.log(
    `${graph.name}: frame interval ${p50.toFixed(1)} ms (95 %: ${p95.toFixed(1)}), work a frame ${quantile(work.frames, 0.5).toFixed(1)} ms ` +
      `(95 %: ${quantile(work.frames, 0.95).toFixed(1)}), longest task ${work.longest.toFixed(0)}, ${work.intervals.length} frames`,
  );
  await expect.poll(() => page.url()).toContain('vertices-at=');
  expect(work.intervals.length).toBeGreaterThan(100);
  expect(p95).toBeLessThan(33.4 * ROOM * slowness());
  expect(work.longest).toBeLessThan(50 * ROOM);
  await page.close();
});
