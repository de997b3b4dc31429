// The largest tables on a screen of 1920 x 1080: whether the values under the pointer are right, wherever one looks.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cell, Solution } from '../../../web/engine/api.js';
import { byLength } from '../../web/length.js';
import { type Site, serveSite } from '../site.js';
import { largest } from './largest.js';

const CELLS = byLength(30, 200);
/** So many must be looked at by colour; few are, as most look from too far or too near. */
const COLOURED = byLength(4, 11);

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

interface Read {
  cell: Cell;
  letter: string;
  outcome: string;
  scale: number;
  /** At one cell a dot: whether the pixel under the pointer has the outcome's colour. */
  coloured: boolean | undefined;
}

/** In the page: looks at a random place at a random zoom, points somewhere, reads, and asks why. */
async function readings([count, leastColoured]: readonly [number, number]): Promise<Read[]> {
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
  while (reads.length < count || reads.filter(({ coloured }) => coloured !== undefined).length < leastColoured) {
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
    // Cells are read by row and column where rows are drawn from the top down.
    const cell = (shape.yUp ? numbers() : numbers().reverse()) as unknown as Cell;
    await until(() => reading.querySelector('.chip') !== null || /no cell/.test(reading.textContent ?? ''));
    const letter = reading.querySelector('.chip')?.textContent ?? 'none';
    const outcome = await view.solution.explain(cell).then(
      (explanation) => explanation.outcome,
      () => 'none',
    );
    let coloured: boolean | undefined;
    if (scale > 1.5 && scale < 12 && outcome !== 'none') {
      await until(() => view.drawing.step === 1);
      await new Promise((resolve) => setTimeout(resolve, 120));
      await frame();
      const seen = () =>
        canvas
          .getContext('2d')
          ?.getImageData(Math.floor(point.x + box.left - Math.round(box.left)), Math.floor(point.y + box.top - Math.round(box.top)), 1, 1)
          .data ?? [];
      const isColoured = () => (colours[outcome] ?? []).every((part, i) => Math.abs(part - (seen()[i] ?? 0)) <= 60);
      // A picture may be late where others need the machine.
      await until(isColoured);
      coloured = isColoured();
    }
    reads.push({ cell, letter, outcome, scale, coloured });
  }
  return reads;
}

describe.each(largest)('%s', (id, hash) => {
  test('what is read under the pointer is what the solver explains', async () => {
    const { page } = await site.open(`#/${hash}`, { viewport: { width: 1920, height: 1080 } });
    await page.waitForSelector('grundy-table[painted]');
    await page.waitForFunction(() => (document.querySelector('grundy-table') as unknown as { progress: number }).progress >= 1);
    const reads = await page.evaluate(readings, [CELLS, COLOURED] as const);
    expect(reads.filter(({ letter, outcome }) => letter !== outcome)).toEqual([]);
    const seen = reads.filter(({ coloured }) => coloured !== undefined);
    console.log(
      `${id}: ${reads.length} cells read, ${seen.length} of them by colour, ${new Set(reads.map(({ outcome }) => outcome)).size} outcomes`,
    );
    expect(seen.length).toBeGreaterThanOrEqual(COLOURED);
    expect(seen.filter(({ coloured }) => !coloured)).toEqual([]);
    await page.close();
  });
});
