// Pans and zooms of the largest tables, ten seconds each, on a screen of 1920 x 1080 drawn in software: how much the main thread works,
// how evenly frames come, and whether the values under the pointer are right. What was measured is printed; bounds leave room for noise.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cell, Solution } from '../../../web/engine/api.js';
import { type Site, serveSite } from '../site.js';
import { quantile, recorded } from '../trace.js';

const LASTS_MS = 10_000;
const ROOM = 1.5;
const CELLS = 200;

const tables = [
  ['ungame', 'ungame?n=10000000'],
  ['tabgame', 'tabgame?top=random:1000000:1&left=random:1000000:2'],
  ['letter-picking', 'letter-picking?s=random:100000:1'],
  ['knights', 'knights?n=4096'],
] as const;

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
    for (let i = 1; i <= 40; ++i) {
      await page.mouse.move(x + (dx * i) / 40, y + (dy * i) / 40);
      await page.waitForTimeout(8);
    }
    await page.mouse.up();
    await page.waitForTimeout(220);
  };
  const end = Date.now() + LASTS_MS;
  while (Date.now() < end) {
    await wheel(20, -100);
    await drag(-500, -300);
    await drag(300, 400);
    await wheel(30, -100);
    await drag(-400, 300);
    await wheel(60, 100);
  }
}

interface Read {
  cell: Cell;
  said: string;
  outcome: string;
  scale: number;
  /** At one cell a dot: whether the pixel under the pointer has the outcome's colour. */
  coloured: boolean | undefined;
}

/** In the page: looks at a random place at a random zoom, points somewhere, reads, and asks why. */
async function readings(count: number): Promise<Read[]> {
  interface TableView extends HTMLElement {
    solution: Solution;
    look: unknown;
    drawing: { step: number };
    updateComplete: Promise<unknown>;
  }
  const view = document.querySelector('grundy-table') as TableView;
  const plot = view.querySelector('.table-plot') as HTMLElement;
  const canvas = view.querySelector('.table-canvas') as HTMLCanvasElement;
  const box = plot.getBoundingClientRect();
  const { shape } = view.solution;
  const colours: Record<string, number[]> = { N: [0, 0x72, 0xb2], P: [0xe6, 0x9f, 0], D: [0xa8, 0xa6, 0xa0] };
  let state = 4711;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = async (done: () => boolean) => {
    for (let i = 0; i < 300 && !done(); ++i) await frame();
  };
  const reads: Read[] = [];
  while (reads.length < count) {
    // Every fourth at a corner of the table.
    const corner = reads.length % 4 === 0;
    const at = (axis: { first: number; count: number }) =>
      axis.first + Math.floor((corner ? Math.round(random()) : random()) * (axis.count - 1));
    const fit = Math.min(box.width / shape.x.count, box.height / shape.y.count);
    const scale = fit * (60 / fit) ** random();
    view.look = { x: [at(shape.x), random()], y: [at(shape.y), random()], scale };
    await view.updateComplete;
    await frame();
    // The centre of a pixel: it shows one cell, the one it lies in.
    const pixel = (share: number, length: number, start: number) =>
      Math.floor(length * (0.15 + 0.7 * share)) + 0.5 + Math.round(start) - start;
    const point = { x: pixel(random(), box.width, box.left), y: pixel(random(), box.height, box.top) };
    const move = (dx: number) =>
      plot.dispatchEvent(
        new PointerEvent('pointermove', { clientX: box.left + point.x + dx, clientY: box.top + point.y, bubbles: true, pointerId: 1 }),
      );
    move(0);
    await view.updateComplete;
    const reading = view.querySelector('.table-reading') as HTMLElement;
    const numbers = () => [...reading.querySelectorAll('.place b')].map((b) => Number((b.textContent ?? '').replace(/\D/g, '')));
    if (numbers().length < 2) continue;
    const cell = numbers() as unknown as Cell;
    await until(() => reading.querySelector('.chip') !== null || /no cell/.test(reading.textContent ?? ''));
    const said = reading.querySelector('.chip')?.textContent ?? 'none';
    const outcome = await view.solution.explain(cell).then(
      (explanation) => explanation.outcome,
      () => 'none',
    );
    let coloured: boolean | undefined;
    if (scale > 1.5 && scale < 12 && outcome !== 'none') {
      await until(() => view.drawing.step === 1);
      await new Promise((resolve) => setTimeout(resolve, 120));
      await frame();
      const seen =
        canvas
          .getContext('2d')
          ?.getImageData(Math.floor(point.x + box.left - Math.round(box.left)), Math.floor(point.y + box.top - Math.round(box.top)), 1, 1)
          .data ?? [];
      coloured = (colours[outcome] ?? []).every((part, i) => Math.abs(part - (seen[i] ?? 0)) <= 60);
    }
    reads.push({ cell, said, outcome, scale, coloured });
  }
  return reads;
}

describe.each(tables)('%s', (id, hash) => {
  test('frames come evenly and cost little', async () => {
    const page = await open(hash);
    // The table alone fills the screen.
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForTimeout(800);
    await page.evaluate(() => {
      const frames: number[] = [];
      const note = (time: number) => {
        frames.push(time);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
      (window as unknown as { frames: number[] }).frames = frames;
    });
    const work = await recorded(site.browser, () => wander(page));
    const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    const intervals = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    const figures = {
      work: quantile(work.frames, 0.5),
      workP95: quantile(work.frames, 0.95),
      longest: work.longest,
      interval: quantile(intervals, 0.5),
      intervalP95: quantile(intervals, 0.95),
      frames: intervals.length,
    };
    console.log(
      `${id}: work a frame ${figures.work.toFixed(1)} ms (95 %: ${figures.workP95.toFixed(1)}), longest task ${figures.longest.toFixed(0)}, ` +
        `frame interval ${figures.interval.toFixed(1)} (95 %: ${figures.intervalP95.toFixed(1)}), ${figures.frames} frames`,
    );
    expect(work.frames.length).toBeGreaterThan(100);
    expect(figures.work).toBeLessThan(8 * ROOM);
    expect(figures.interval).toBeLessThan(17 * ROOM);
    expect(figures.intervalP95).toBeLessThan(33.4 * ROOM);
    expect(figures.longest).toBeLessThan(50 * ROOM);
    await page.close();
  });

  test('what is read under the pointer is what the solver explains', async () => {
    const page = await open(hash);
    const reads = await page.evaluate(readings, CELLS);
    expect(reads.filter(({ said, outcome }) => said !== outcome)).toEqual([]);
    const seen = reads.filter(({ coloured }) => coloured !== undefined);
    console.log(
      `${id}: ${reads.length} cells read, ${seen.length} of them by colour, ${new Set(reads.map(({ outcome }) => outcome)).size} outcomes`,
    );
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter(({ coloured }) => !coloured)).toEqual([]);
    await page.close();
  });
});
