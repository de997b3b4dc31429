// Zooming: what lies under the pointer stays there, edges are crisp on every screen, and blocks seen from afar lose no P-cell.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { difference } from '../../web/difference.js';
import { openEngine } from '../../web/engine.js';
import { oneIn } from '../../web/length.js';
import { type Site, serveSite } from '../site.js';
import { still } from './looking.js';
import { canvasPixels, screenshot, settled } from './pixels.js';

const N = 0x0072b2;
const P = 0xe69f00;

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('the cell under the pointer stays there within a pixel over a million-fold zoom, in and out', async () => {
  const { page } = await site.open('#/ungame?n=10000000');
  await settled(page);
  const box = await page.locator('.table-plot').boundingBox();
  if (!box) throw new Error('no plot');
  // Within the table, which is a square in the middle of the plot, and away from its middle.
  await page.mouse.move(Math.floor(box.x + box.width * 0.62) + 0.5, Math.floor(box.y + box.height * 0.37) + 0.5);
  const seen: { cell: number[]; scale: number }[] = [];
  const look = async () => {
    await still(page, 550);
    const scale = Number(/look=[^,]+,[^,]+,([^&]+)/.exec(page.url())?.[1]);
    await expect.poll(() => page.locator('.table-reading .place b').count()).toBe(2);
    const cell = (await page.locator('.table-reading .place b').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
    seen.push({ cell, scale });
  };
  for (const by of [-240, 240]) {
    for (let turn = 0; turn < 34; ++turn) {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(12);
      if (turn % 4 === 3) await look();
    }
    await look();
  }
  const scales = seen.map(({ scale }) => scale).filter((scale) => scale > 0);
  const [least, most] = [Math.min(...scales), Math.max(...scales)];
  expect(most / least).toBeGreaterThan(1e6 * 0.9);
  const [column = 0, row = 0] = seen.find(({ scale }) => scale === most)?.cell ?? [];
  let worst = 0;
  for (const { cell, scale } of seen) {
    if (!(scale > 0)) continue;
    worst = Math.max(worst, Math.abs((cell[0] ?? 0) - column) * scale, Math.abs((cell[1] ?? 0) - row) * scale);
  }
  console.log(`zoomed ${(most / least).toExponential(1)}-fold; the cell moved ${worst.toFixed(2)} pixels at most`);
  expect(worst).toBeLessThanOrEqual(1);
  await page.close();
});

describe.each([1, 1.25, 2, 3])('on a screen of %d device pixels a pixel', (deviceScaleFactor) => {
  test.each(
    [
      ['small cells', 3],
      ['cells of no whole number of pixels', 7.37],
      ['large cells', 11.9],
    ].filter(oneIn(2)) as [string, number][],
  )('edges are crisp: %s', async (_, scale) => {
    const { page } = await site.open(`#/nim?max=500&heaps=0,0,5&look=300.4,290.7,${scale}`, {
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor,
    });
    await settled(page);
    const box = await page.locator('.table-plot').boundingBox();
    if (!box) throw new Error('no plot');
    // The middle of the plot, where the diagonal of P-cells is.
    const clip = { x: Math.floor(box.x + box.width / 2) - 95, y: Math.floor(box.y + box.height / 2) - 65, width: 190, height: 130 };
    const shown = await screenshot(page, clip);
    // Nothing but the two colours: no edge is blended, neither in the canvas nor on its way to the screen.
    const others = shown.at.filter((colour) => colour !== N && colour !== P);
    expect(others.length).toBe(0);
    expect(new Set(shown.at).size).toBe(2);
    // Every edge stands where its cell ends: widths of P-cells differ by a pixel at the most.
    const widths = new Set<number>();
    for (let y = 0; y < shown.height; y += 5) {
      let run = 0;
      for (let x = 0; x < shown.width; ++x) {
        if (shown.at[y * shown.width + x] === P) run += 1;
        else if (run > 0) {
          if (x > run) widths.add(run);
          run = 0;
        }
      }
    }
    const size = scale * deviceScaleFactor;
    for (const width of widths) expect(Math.abs(width - size)).toBeLessThan(1.001);
    await page.close();
  });
});

const rgb = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

describe('seen from afar, every block with a P-cell differs from those without', () => {
  test.each([
    ['exclusively-edible', { m: '65536', n: '65536' }],
    ['stone-game', { piles: '1,0,0,0,0,0,0,0,7,0,12', max: '65535', rows: '65536' }],
    // One P-cell in each row and column: as sparse as Wythoff's table.
    ['nim', { heaps: '1,2,0', max: '65535' }],
  ])('%s', async (id, parameters) => {
    const { page } = await site.open(`#/${id}?${new URLSearchParams(parameters)}`);
    await settled(page);
    const { step, x, y, width, height, flipped } = await page.evaluate(() => {
      const { drawing } = document.querySelector('grundy-table') as unknown as { drawing: Record<string, number> & { flipped: boolean } };
      return drawing as unknown as { step: number; x: number; y: number; width: number; height: number; flipped: boolean };
    });
    const pixels = await canvasPixels(page);
    const engine = await openEngine();
    const solution = await engine.open(id, parameters);
    const { planes, sampled } = await solution.paint({ x, y, step, width, height, layer: 'outcome', effort: 'fine' });
    engine.close();
    expect(sampled).toBe(false);
    expect(step).toBeGreaterThan(50);
    // The table is drawn dot for dot: its upper left corner is the first pixel that is blue or mixed with orange.
    const corner = pixels.at.findIndex(
      (colour, i) =>
        // Not a stroke of a number beside it.
        isTable(colour) &&
        [1, 2, 3, 4, 5, 6, 7, 8, 50].every((d) => isTable(pixels.at[i + d] ?? 0) && isTable(pixels.at[i + d * pixels.width] ?? 0)),
    );
    const none = rgb(N);
    const cache = new Map<number, number>();
    const away = (colour: number) => {
      const found = cache.get(colour) ?? difference(rgb(colour), none);
      cache.set(colour, found);
      return found;
    };
    let least = Number.POSITIVE_INFINITY;
    let [with_, without, wrong] = [0, 0, 0];
    for (let j = 0; j < height; ++j) {
      for (let i = 0; i < width; ++i) {
        const colour = pixels.at[corner + (flipped ? height - 1 - j : j) * pixels.width + i] ?? 0;
        if ((planes[j * width + i] ?? 0) > 0) {
          with_ += 1;
          least = Math.min(least, away(colour));
        } else {
          without += 1;
          if (colour !== N) wrong += 1;
        }
      }
    }
    console.log(
      `${id}: ${width} x ${height} blocks of ${step}; ${with_} with a P-cell, ${without} without; least CIEDE2000 ${least.toFixed(1)}`,
    );
    expect(with_).toBeGreaterThan(100);
    expect(least).toBeGreaterThanOrEqual(10);
    // The marks of pieces stand over a few of the others.
    expect(wrong).toBeLessThan(400);
    await page.close();
  });
});

/** Blue, orange, or between the two. */
function isTable(colour: number): boolean {
  const [red = 0, green = 0, blue = 0] = rgb(colour);
  return Math.max(red, green, blue) - Math.min(red, green, blue) > 40 && green < 190;
}
