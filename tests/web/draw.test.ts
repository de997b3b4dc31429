// `grundyscope draw` against the page: its geometry, its colours and its pictures, all but the canvas, for any game, size, layer and theme.

import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import type { Drawing, LayerName, Solution } from '../../web/engine/api.js';
import { pixelsOf } from '../../web/engine/drawing.js';
import { type Frame, spot } from '../../web/views/table/draw/painter.js';
import { Viewport } from '../../web/views/table/geometry/viewport.js';
import { windowFor } from '../../web/views/table/geometry/window.js';
import { palette } from '../../web/views/table/ink/palette.js';
import { decoded, type Pixels } from '../png.js';
import { openEngine, openLab } from './engine.js';
import { byLength } from './length.js';

const engine = await openEngine();
const { command } = await loadCommand();
const lab = await openLab();
afterAll(() => {
  engine.close();
  lab.close();
});

const paper = { light: 0xfcfbf7, dark: 0x16171b } as const;
const byteSwapped = (pixel: number) => ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);

/** Of a pixel whose middle is the edge between two cells: either may be there. */
const EITHER = 0xffffffff;

/** The page's pixels on a canvas of `width` x `height` device pixels, cells alone. */
async function onPage(solution: Solution, layer: LayerName, theme: 'light' | 'dark', width: number, height: number): Promise<Uint32Array> {
  const { shape } = solution;
  const view = Viewport.fit(shape, width, height, 1);
  const request = windowFor(view, layer, 1, shape.grain, 0);
  const picture = await solution.paint({ ...request, effort: 'fine' });
  const { all } = pixelsOf(picture, palette(theme === 'dark').inks(layer, shape.yUp));
  const place = spot({ ...request, flipped: shape.yUp } as Drawing, { view, ratio: 1 } as Frame);
  const out = new Uint32Array(width * height).fill(paper[theme]);
  if (!place) return out;
  const { source, target } = place;
  const sampled = (from: number, count: number, at: number, size: number, pixel: number) => {
    const place = from + ((pixel - at + 0.5) * count) / size;
    return Math.abs(place - Math.round(place)) < 1e-9 ? undefined : Math.floor(place);
  };
  for (let j = Math.max(0, target.y); j < Math.min(height, target.y + target.height); ++j) {
    const row = sampled(source.y, source.height, target.y, target.height, j);
    for (let i = Math.max(0, target.x); i < Math.min(width, target.x + target.width); ++i) {
      const column = sampled(source.x, source.width, target.x, target.width, i);
      const pixel = row === undefined || column === undefined ? undefined : (all[row * request.width + column] as number);
      if (pixel === undefined) out[j * width + i] = EITHER;
      else if (pixel !== 0) out[j * width + i] = byteSwapped(pixel);
    }
  }
  return out;
}

function drawn(id: string, parameters: Record<string, string>, options: string[]): Pixels {
  const given = Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]);
  const { status, out, err } = command(['draw', id, ...given, ...options]);
  expect([status, Buffer.from(err).toString()]).toEqual([0, '']);
  return decoded(out);
}

/** Draws are hatched from four pixels a cell on, by either in its own way. */
const mostWithout = (solution: Solution) => 3.9 * Math.max(solution.shape.x.count, solution.shape.y.count);

const instances: [string, Record<string, string>][] = [
  ...engine.games.map(({ id }): [string, Record<string, string>] => [id, {}]),
  ['nim', { heaps: '1,2', max: '300' }],
  ['nim', { heaps: '1,2', max: '1000000' }],
  ['ungame', { n: '4000' }],
  ['knights', { n: '40' }],
];

/** Positions with the scores from -138 to 137: each byte of scores, and those beyond. */
const scores = 'x: 0..275\nend if x >= 0: score x - 138\nmove: x -= 1';

// Nimbers up to 253 and beyond, lengths of won and of lost cells, scores; draws, which are hatched only in larger cells.
test.each([
  ['nim', { heaps: '1,2', max: '300' }],
  ['rules', { text: scores }],
  ['dominoes', { n: '12' }],
  ['letter-picking', { s: 'random:40:1' }],
] as [string, Record<string, string>][])('every cell byte of %s', async (id, parameters) => {
  const solution = await (id === 'rules' ? lab : engine).open(id, parameters);
  await solution.solve();
  const { x, y } = solution.shape;
  const size = ['--width', `${x.count}`, '--height', `${y.count}`];
  for (const theme of ['light', 'dark'] as const) {
    for (const layer of solution.shape.layers) {
      const { width, height, pixels } = drawn(id, parameters, ['--layer', layer, '--theme', theme, ...size]);
      expect([width, height]).toEqual([x.count, y.count]);
      expect(Buffer.compare(Buffer.from(pixels.buffer), Buffer.from((await onPage(solution, layer, theme, width, height)).buffer))).toBe(0);
    }
  }
  solution.close();
});

test.each(instances)('%s %j', async (id, parameters) => {
  const solution = await engine.open(id, parameters);
  await solution.solve();
  const most = Math.floor(Math.min(900, mostWithout(solution)));
  const size = fc.integer({ min: 1, max: Math.max(2, most) });
  await fc.assert(
    fc.asyncProperty(
      size,
      size,
      fc.constantFrom(...solution.shape.layers),
      fc.constantFrom('light', 'dark'),
      async (width, height, layer, theme) => {
        const picture = drawn(id, parameters, ['--layer', layer, '--theme', theme, '--width', `${width}`, '--height', `${height}`]);
        expect([picture.width, picture.height]).toEqual([width, height]);
        const wanted = await onPage(solution, layer, theme, width, height);
        const wrong = picture.pixels.findIndex((pixel, at) => pixel !== wanted[at] && wanted[at] !== EITHER);
        expect(
          wrong < 0
            ? 'equal'
            : [wrong % width, Math.floor(wrong / width), picture.pixels[wrong]?.toString(16), wanted[wrong]?.toString(16)],
        ).toBe('equal');
      },
    ),
    { numRuns: byLength(6, 100) },
  );
  solution.close();
});
