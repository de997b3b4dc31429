import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableShape } from '../../web/engine/api.js';
import { levelled, stepOf } from '../../web/views/table/geometry/levels.js';
import { grouped, niceStep, ticks } from '../../web/views/table/geometry/ticks.js';
import { Viewport } from '../../web/views/table/geometry/viewport.js';
import { covers, LEAST_MARGIN, placement, reaches, windowFor } from '../../web/views/table/geometry/window.js';

const views = fc
  .tuple(
    fc.integer({ min: 1, max: 5_000_000 }),
    fc.integer({ min: 1, max: 5_000_000 }),
    fc.boolean(),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .chain(([columns, rows, yUp, depth]) => {
    const shape: TableShape = {
      x: { name: 'x', first: 1, count: columns },
      y: { name: 'y', first: 0, count: rows },
      yUp,
      layers: ['outcome'],
      marks: [],
    };
    const fitted = Viewport.fit(shape, 700, 500);
    return fc
      .tuple(fc.integer({ min: 0, max: columns - 1 }), fc.integer({ min: 0, max: rows - 1 }))
      .map(([column, row]) => fitted.centredOn(1 + column, 0.3, row, 0.7, fitted.scale * (64 / fitted.scale) ** depth));
  });
const ratios = fc.constantFrom(1, 1.25, 2, 3);

test('the window that is asked for covers what is in sight and stays small', () => {
  fc.assert(
    fc.property(views, ratios, (view, ratio) => {
      const window = windowFor(view, 'outcome', ratio);
      expect(covers(window, view, 'outcome', ratio)).toBe(true);
      expect(covers(window, view, 'outcome', ratio, 1, LEAST_MARGIN)).toBe(true);
      expect(reaches(window, view)).toBe(true);
      expect((window.x - 1) % window.step).toBe(0);
      expect(window.width).toBeLessThanOrEqual(Math.ceil(700 * ratio * 1.6) + 3);
      expect(window.height).toBeLessThanOrEqual(Math.ceil(500 * ratio * 1.6) + 3);
      expect(covers({ ...window, layer: 'nimber' }, view, 'outcome', ratio)).toBe(false);
    }),
  );
});

test('no bitmap pixel is smaller than a device pixel', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-7, max: 96, noNaN: true }), ratios, (scale, ratio) => stepOf(scale, ratio) * scale * ratio >= 1 - 1e-5),
  );
});

test('a zoom comes to rest, the way it went, on whole pixels a cell or whole cells a pixel', () => {
  const grains = fc.constantFrom(1, 7, 64);
  const ways = fc.constantFrom('in', 'out');
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 96, noNaN: true }), ratios, grains, ways, (scale, ratio, grain, way) => {
      const level = levelled(scale, ratio, grain, way as 'in' | 'out');
      const size = level * ratio;
      if (way === 'in') expect(level).toBeGreaterThanOrEqual(scale * (1 - 1e-5));
      else expect(level).toBeLessThanOrEqual(scale * (1 + 1e-5));
      // Never by more than half, and there it stays.
      expect(Math.abs(Math.log2(level / scale))).toBeLessThanOrEqual(1 + 1e-5);
      expect(levelled(level, ratio, grain, way as 'in' | 'out')).toBeCloseTo(level, 9);
      if (size >= 5) return;
      const even = size >= 1 ? size : 1 / size;
      expect(Math.abs(even - Math.round(even))).toBeLessThan(1e-6 * even);
      if (size < 1) expect(stepOf(level, ratio, grain) * size).toBeCloseTo(1, 6);
    }),
  );
});

test('bitmap pixels land on their cells', () => {
  fc.assert(
    fc.property(views, ratios, (view, ratio) => {
      const window = windowFor(view, 'outcome', ratio);
      const place = placement(window, view);
      if (!place) return;
      const { source, target } = place;
      const row = view.y.flipped ? window.height - source.y - source.height : source.y;
      const cells = view.rectangle(
        window.x + source.x * window.step,
        window.y + row * window.step,
        source.width * window.step,
        source.height * window.step,
      );
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(target[side]).toBeCloseTo(cells[side], 3);
    }),
  );
});

test('ticks keep their distance and stay on the axis', () => {
  fc.assert(
    fc.property(views, fc.integer({ min: 20, max: 160 }), (view, gap) => {
      const { first, count } = view.visible(view.x);
      const found = ticks(first, count, view.scale, gap, view.x.first);
      if (count > 0) expect(found.length).toBeGreaterThan(0);
      found.forEach(({ index }, i) => {
        expect(index).toBeGreaterThanOrEqual(first);
        expect(index).toBeLessThan(first + count);
        const before = found[i - 1];
        if (before) expect((index - before.index) * view.scale).toBeGreaterThanOrEqual(Math.min(gap * 0.79, view.scale));
      });
    }),
  );
});

test('numbers as people read them', () => {
  expect([1, 2, 3, 6, 11, 30, 51].map(niceStep)).toEqual([1, 2, 5, 10, 20, 50, 100]);
  expect([7, 1000, 12345, 10000000].map(grouped)).toEqual(['7', '1000', '12\u202f345', '10\u202f000\u202f000']);
});
