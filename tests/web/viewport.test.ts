import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableShape } from '../../web/engine/api.js';
import { LARGEST_CELL, Viewport } from '../../web/views/table/geometry/viewport.js';

const most = 2 ** 53;
const shapeOf = (first: number, columns: number, rows: number, yUp: boolean): TableShape => ({
  x: { name: 'x', first, count: columns },
  y: { name: 'y', first, count: rows },
  yUp,
  layers: ['outcome'],
  marks: [],
});

const counts = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 10_000_000 }), fc.constant(most - 1));
/** Sides up to 1000 times each other: a line of 2^53 cells, one cell high, has no picture. */
const shapesUpTo = (largest: number) =>
  fc
    .tuple(
      fc.constantFrom(0, 1),
      counts.map((count) => Math.min(count, largest)),
      fc.integer({ min: 1, max: 1000 }),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([first, count, ratio, wide, yUp]) => {
      const other = Math.ceil(count / ratio);
      return shapeOf(first, wide ? count : other, wide ? other : count, yUp);
    });
const shapes = shapesUpTo(most);
const sizes = fc.tuple(fc.integer({ min: 50, max: 2500 }), fc.integer({ min: 50, max: 1500 }));
const unit = fc.double({ min: 0, max: 1, noNaN: true });

/** A pixel on the table, in the middle of what is in sight of it. */
function onTable(view: Viewport, u: number, v: number) {
  const clip = (low: number, size: number, length: number) => [Math.max(0, low), Math.min(length, low + size)] as const;
  const all = view.rectangle(view.x.first, view.y.first, view.x.count, view.y.count);
  const [left, right] = clip(all.x, all.width, view.x.length);
  const [top, bottom] = clip(all.y, all.height, view.y.length);
  return { x: left + (right - left) * (0.02 + 0.96 * u), y: top + (bottom - top) * (0.02 + 0.96 * v) };
}

describe('viewport', () => {
  test('fit shows the whole table', () => {
    fc.assert(
      fc.property(shapes, sizes, fc.constantFrom(1, 1.25, 2, 3), (shape, [width, height], ratio) => {
        const view = Viewport.fit(shape, width, height, ratio);
        for (const [span, axis] of [
          [view.x, shape.x],
          [view.y, shape.y],
        ] as const) {
          const { first, count } = view.visible(span);
          expect((first - axis.first) * view.scale).toBeLessThan(1e-6);
          expect((axis.count - count) * view.scale).toBeLessThan(1e-6);
        }
      }),
    );
  });

  test('a fitted table fills its plot in one direction, or has cells of 64 pixels', () => {
    fc.assert(
      fc.property(shapes, sizes, fc.constantFrom(1, 1.25, 2, 3), (shape, [width, height], ratio) => {
        const { scale } = Viewport.fit(shape, width, height, ratio);
        expect(scale).toBeLessThanOrEqual(64);
        const filled = Math.max((scale * shape.x.count) / width, (scale * shape.y.count) / height);
        if (scale < 64) expect(filled).toBeGreaterThanOrEqual(0.9 - 1e-9);
      }),
    );
  });

  test('what lies under the pointer stays within a pixel while zooming in all the way and out again', () => {
    fc.assert(
      fc.property(shapesUpTo(1e12), sizes, unit, unit, fc.integer({ min: 3, max: 40 }), (shape, [width, height], u, v, steps) => {
        const fitted = Viewport.fit(shape, width, height);
        const at = onTable(fitted, u, v);
        const cell = fitted.zoomed(1e30, at).cellAt(at);
        expect(cell).toBeDefined();
        if (!cell) return;
        const factor = (LARGEST_CELL / fitted.scale) ** (1 / steps);
        let view = fitted;
        for (let i = 0; i < 2 * steps; ++i) {
          view = view.zoomed(i < steps ? factor : 1 / factor, at);
          const box = view.rectangle(...cell);
          expect(box.x).toBeLessThanOrEqual(at.x + 1);
          expect(box.x + box.width).toBeGreaterThanOrEqual(at.x - 1);
          expect(box.y).toBeLessThanOrEqual(at.y + 1);
          expect(box.y + box.height).toBeGreaterThanOrEqual(at.y - 1);
        }
      }),
    );
  });

  test('cells and pixels agree, far corners included', () => {
    fc.assert(
      fc.property(shapes, sizes, unit, unit, fc.double({ min: 2, max: 90, noNaN: true }), (shape, [width, height], u, v, scale) => {
        const column = shape.x.first + Math.floor(u * (shape.x.count - 1));
        const row = shape.y.first + Math.floor(v * (shape.y.count - 1));
        const view = Viewport.fit(shape, width, height).centredOn(column, 0.5, row, 0.5, scale);
        const box = view.rectangle(column, row);
        expect(view.cellAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 })).toEqual([column, row]);
      }),
    );
  });

  test('panning there and back returns, and never loses the table', () => {
    fc.assert(
      fc.property(
        shapes,
        sizes,
        fc.integer({ min: -3000, max: 3000 }),
        fc.integer({ min: -3000, max: 3000 }),
        (shape, [width, height], dx, dy) => {
          const view = Viewport.fit(shape, width, height).zoomed(4, { x: width / 2, y: height / 2 });
          const moved = view.panned(dx, dy);
          expect(moved.visible(moved.x).count).toBeGreaterThan(0);
          expect(moved.visible(moved.y).count).toBeGreaterThan(0);
          const far = view.panned(dx * 1e9, dy * 1e9);
          expect(far.visible(far.x).count).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('neighbours are one cell apart at 2^53', () => {
    const shape = shapeOf(0, most, most, true);
    const view = Viewport.fit(shape, 800, 600).centredOn(most - 1, 0.5, most - 1, 0.5, 40);
    const [one, next] = [view.rectangle(most - 2, most - 2), view.rectangle(most - 1, most - 1)];
    expect(next.x - one.x).toBeCloseTo(40, 9);
    expect(one.y - next.y).toBeCloseTo(40, 9);
  });

  test('a cell asked for comes into sight', () => {
    const view = Viewport.fit(shapeOf(1, 1000, 1000, true), 400, 300).centredOn(1, 0, 1, 0, 20);
    const box = view.showing(700, 3).rectangle(700, 3);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + 20).toBeLessThanOrEqual(400);
    expect(box.y).toBeGreaterThanOrEqual(0);
  });
});
