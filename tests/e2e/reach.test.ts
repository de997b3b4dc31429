// Tables of 10^14 cells and other instances at the limit, in the page: pictures at once, progress all along, cancel within a moment.
// Measurements are printed; the bounds leave room for a machine that is busy with other things.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine, PaintRequest, Parameters } from '../../web/engine/api.js';
import { byLength } from '../web/length.js';
import { slowness } from '../web/slowness.js';
import { type Site, serveSite } from './site.js';

const ROOM = 4 * slowness();

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await serveSite();
  ({ page } = await site.open('#/nim?view=judge'));
  await page.locator('grundy-judge textarea').first().waitFor();
});
afterAll(() => site.close());

declare global {
  interface Window {
    engine: Engine;
  }
}

const print = (title: string, numbers: Record<string, number>) =>
  console.log(
    `${title}: ${Object.entries(numbers)
      .map(([name, value]) => `${name} ${value.toFixed(1)}`)
      .join(', ')}`,
  );

test('a strip of ten million cells: a coarse picture, the whole of it, then any window', async () => {
  const times = await page.evaluate(async () => {
    const { engine } = document.querySelector('grundy-judge') as unknown as { engine: Engine };
    const timed = async (work: () => Promise<unknown>) => {
      const from = performance.now();
      await work();
      return performance.now() - from;
    };
    const from = performance.now();
    const solution = await engine.open('ungame', { n: 10_000_000 });
    const { grain = 1 } = solution.shape;
    const step = Math.ceil(10_000_000 / 1080 / grain) * grain;
    const whole = {
      x: 1,
      y: 1,
      step,
      width: Math.ceil(10_000_000 / step),
      height: Math.ceil(10_000_000 / step),
      layer: 'outcome',
    } as const;
    await solution.paint(whole);
    const coarse = performance.now() - from;
    await solution.solve();
    const solved = performance.now() - from;
    const { sampled } = await solution.paint(whole);
    const refined = performance.now() - from;
    let slowest = 0;
    let state = 1;
    const random = (bound: number) => {
      state = (state * 48271) % 2147483647;
      return 1 + Math.floor((state / 2147483647) * bound);
    };
    for (const width of [1, 2, 10, 100, 1000, 5000]) {
      for (let i = 0; i < 6; ++i) {
        const [x, y] = [random(10_000_000 - Math.min(9e6, 1920 * width)), random(i < 3 ? 1000 : 9e6)];
        const request: PaintRequest = { x, y, step: width, width: 1920, height: 1080, layer: 'outcome' };
        slowest = Math.max(slowest, await timed(() => solution.paint(request)));
      }
    }
    const fine = await timed(() => solution.paint({ ...whole, step: step + 1, effort: 'fine' }));
    solution.close();
    return { coarse, solved, refined, slowest, fine, sampled: Number(sampled) };
  });
  print('ungame n = 10^7, ms', times);
  expect(times.sampled).toBe(0);
  expect(times.coarse).toBeLessThan(100 * ROOM);
  expect(times.refined).toBeLessThan(700 * ROOM);
  expect(times.slowest).toBeLessThan(50 * ROOM);
});

test('dominoes on 64 cells, every K', async () => {
  const slowest = await page.evaluate(async () => {
    const { engine } = document.querySelector('grundy-judge') as unknown as { engine: Engine };
    let slowest = 0;
    for (let k = 2; k <= 64; ++k) {
      const from = performance.now();
      await engine.judge('dominoes', `64 ${k} 40\n${'0'.repeat(64)}\n`);
      slowest = Math.max(slowest, performance.now() - from);
    }
    return slowest;
  });
  print('dominoes N = 64, ms', { slowest });
  expect(slowest).toBeLessThan(1000 * ROOM);
});

const long: [string, string, Parameters][] = [
  ['ungame', byLength('n = 2 * 10^7', 'n = 10^8'), { n: byLength(20_000_000, 100_000_000) }],
  ['ungame', 'n = 20,000 with remotenesses', { n: 20_000 }],
  ['bachet', '10^8 heaps without a period in reach', { take: '1,9999991,23999989,49999991', n: 100_000_000, width: 10_000 }],
  ['exponential-game', '10^8 heaps', { heaps: 100_000_000, size: 100_000_000, width: 10_000 }],
  ['knights', '4096 x 4096', { n: 4096 }],
  ['bobs-game', '4096 x 4096', { board: 'random:4096:1:10' }],
  ['tabgame', '4096 x 4096 with remotenesses', { top: 'random:4096:1', left: 'random:4096:2' }],
  ['dominoes', '64 cells', { n: 64, k: 2, d: 20 }],
];

test.each(long)('%s, %s: progress and cancel', async (id, title, parameters) => {
  const times = await page.evaluate(
    async ([id, parameters]) => {
      const { engine } = document.querySelector('grundy-judge') as unknown as { engine: Engine };
      let last = performance.now();
      let opened = 0;
      let gap = 0;
      let reports = 0;
      const onProgress = () => {
        const now = performance.now();
        if (reports > 0) gap = Math.max(gap, now - last);
        last = now;
        reports += 1;
      };
      const from = performance.now();
      const solution = await engine.open(id as string, parameters as Parameters, { onProgress });
      opened = performance.now() - from;
      await solution.solve();
      const solved = performance.now() - from;
      solution.close();
      // Once more, cancelled a third of the way.
      const cancel = new AbortController();
      const again = await engine.open(id as string, parameters as Parameters, { signal: cancel.signal });
      await new Promise((resolve) => setTimeout(resolve, (solved - opened) / 3));
      const at = performance.now();
      cancel.abort();
      const answer = await engine.judge('nim', '1\n5\n0\n');
      const answered = performance.now() - at;
      again.close();
      return { opened, solved, reports, gap, answered, right: Number(answer === 'Yes\n') };
    },
    [id, parameters] as const,
  );
  print(`${id}, ${title}, ms`, times);
  expect(times.right).toBe(1);
  expect(times.answered).toBeLessThan(50 * ROOM);
  if (times.solved - times.opened > 400) expect(times.reports).toBeGreaterThan((((times.solved - times.opened) / 1000) * 10) / ROOM);
  expect(times.gap).toBeLessThan(100 * ROOM);
});
