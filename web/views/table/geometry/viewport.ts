// Where the table lies on screen. Exact for indices up to 2^53: the edge of the screen is stored as a whole cell and a fraction, so no
// position is computed from a large product.
//
//   low edge of the screen                    high edge
//   |  fraction of `origin` already passed    |
//   v                                         v
//   [origin ....][origin + 1][origin + 2] ... ]      each cell `scale` pixels
import type { Axis, TableShape } from '../../../engine/api_messages.js';

export const LARGEST_CELL = 96;
/** Largest cell of a fitted table, in pixels: a smaller table does not fill its plot. */
export const LARGEST_FITTED = 64;
/** Least part of the plot that a fitted table fills in one direction, if its cells are smaller. */
export const FILLED = 0.9;
/** Least visible part of the table, in pixels. Zooming may leave less, or the cell under the pointer would move. */
const KEPT_IN_SIGHT = 48;
const KEPT_BY_ZOOM = 1;

/** One axis of the screen. Pixels count from the low edge: the left, and the top or (with `flipped`) the bottom. */
export interface Span {
  readonly first: number;
  readonly count: number;
  readonly length: number;
  readonly flipped: boolean;
  readonly origin: number;
  readonly fraction: number;
}

/** Where `cell`'s low edge lies, in pixels from the low edge of the screen. */
export function edge(span: Span, cell: number, scale: number): number {
  return (cell - span.origin - span.fraction) * scale;
}

function placed(span: Span, origin: number, fraction: number): Span {
  const whole = Math.floor(fraction);
  return { ...span, origin: origin + whole, fraction: fraction - whole };
}

function kept(span: Span, scale: number, least = KEPT_IN_SIGHT): Span {
  const margin = Math.min(least, span.count * scale, span.length);
  const low = edge(span, span.first, scale);
  if (low > span.length - margin) return placed(span, span.first, -(span.length - margin) / scale);
  const high = edge(span, span.first + span.count, scale);
  return high < margin ? placed(span, span.first + span.count, -margin / scale) : span;
}

function centred(span: Span, cell: number, fraction: number, scale: number): Span {
  return kept(placed(span, cell, fraction - span.length / scale / 2), scale);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** Immutable. Points are in CSS pixels from the top left of the plot. */
export class Viewport {
  readonly scale: number;
  readonly x: Span;
  readonly y: Span;

  private constructor(scale: number, x: Span, y: Span) {
    this.scale = scale;
    this.x = x;
    this.y = y;
  }

  /** The whole table, centred. With `ratio` device pixels a CSS pixel, cells are whole device pixels where that costs little size. */
  static fit(shape: TableShape, width: number, height: number, ratio = 1): Viewport {
    const span = (axis: Axis, length: number, flipped: boolean): Span => ({
      first: axis.first,
      count: axis.count,
      length: Math.max(1, length),
      flipped,
      origin: axis.first,
      fraction: 0,
    });
    const x = span(shape.x, width, false);
    const y = span(shape.y, height, shape.yUp);
    const scale = fittingScale(x, y, ratio);
    return new Viewport(scale, x, y).centredOn(x.first, x.count / 2, y.first, y.count / 2);
  }

  get smallest(): number {
    return fittingScale(this.x, this.y, 1) / 2;
  }

  resized(width: number, height: number): Viewport {
    const { x, y } = this.centre();
    const resized = new Viewport(this.scale, { ...this.x, length: Math.max(1, width) }, { ...this.y, length: Math.max(1, height) });
    return resized.centredOn(x.cell, x.fraction, y.cell, y.fraction);
  }

  /** The same viewport over another table, relative to its first cell. */
  reshaped({ x, y }: TableShape): Viewport {
    const other = (span: Span, { first, count }: Axis) => {
      const moved = { ...span, first, count, origin: span.origin - span.first + first };
      return kept(moved, this.scale);
    };
    return new Viewport(this.scale, other(this.x, x), other(this.y, y));
  }

  /** The point of the table at the centre of the plot. */
  centre(): { x: { cell: number; fraction: number }; y: { cell: number; fraction: number } } {
    const middle = (span: Span) => {
      const { origin, fraction } = placed(span, span.origin, span.fraction + span.length / this.scale / 2);
      return { cell: origin, fraction };
    };
    return { x: middle(this.x), y: middle(this.y) };
  }

  centredOn(column: number, columnFraction: number, row: number, rowFraction: number, scale = this.scale): Viewport {
    const clamped = this.clampScale(scale);
    return new Viewport(clamped, centred(this.x, column, columnFraction, clamped), centred(this.y, row, rowFraction, clamped));
  }

  panned(dx: number, dy: number): Viewport {
    const moved = (span: Span, by: number) => kept(placed(span, span.origin, span.fraction - by / this.scale), this.scale);
    return new Viewport(this.scale, moved(this.x, dx), moved(this.y, this.y.flipped ? -dy : dy));
  }

  /** Zooms; the point under `at` stays there. */
  zoomed(factor: number, at: Point): Viewport {
    const scale = this.clampScale(this.scale * factor);
    const about = (span: Span, pixel: number) => {
      // With the cell under the pixel as temporary origin, differences stay small and exact.
      const under = placed(span, span.origin, span.fraction + pixel / this.scale);
      return kept(placed(under, under.origin, under.fraction - pixel / scale), scale, KEPT_BY_ZOOM);
    };
    return new Viewport(scale, about(this.x, at.x), about(this.y, this.low(at.y)));
  }

  /** The cell under a point; undefined outside of the table. */
  cellAt(at: Point): [number, number] | undefined {
    const under = (span: Span, pixel: number) => span.origin + Math.floor(span.fraction + pixel / this.scale);
    const column = under(this.x, at.x);
    const row = under(this.y, this.low(at.y));
    const within = (span: Span, index: number) => index >= span.first && index - span.first < span.count;
    return within(this.x, column) && within(this.y, row) ? [column, row] : undefined;
  }

  /** The rectangle of `width` x `height` cells from (column, row). */
  rectangle(column: number, row: number, width = 1, height = 1): Rectangle {
    const low = edge(this.y, row, this.scale);
    const tall = height * this.scale;
    return {
      x: edge(this.x, column, this.scale),
      y: this.y.flipped ? this.y.length - low - tall : low,
      width: width * this.scale,
      height: tall,
    };
  }

  /** The visible cells of an axis: `count` from `first`. */
  visible(span: Span): { first: number; count: number } {
    const first = Math.max(span.origin, span.first);
    const last = Math.min(span.origin + Math.ceil(span.fraction + span.length / this.scale), span.first + span.count);
    return { first, count: Math.max(0, last - first) };
  }

  /** Moved as little as necessary to show the cell. */
  showing(column: number, row: number): Viewport {
    const { x, y, width, height } = this.rectangle(column, row);
    const nudge = (low: number, size: number, length: number) => {
      if (low < 0) return -low + Math.min(8, length / 4);
      return low + size > length ? length - low - size - Math.min(8, length / 4) : 0;
    };
    return this.panned(nudge(x, width, this.x.length), nudge(y, height, this.y.length));
  }

  private low(y: number): number {
    return this.y.flipped ? this.y.length - y : y;
  }

  private clampScale(scale: number): number {
    return Math.min(LARGEST_CELL, Math.max(this.smallest, scale));
  }
}

/** Pixels per cell at which the table fills the plot. Cells of whole device pixels keep fine patterns even: worth a little size. */
function fittingScale(x: Span, y: Span, ratio: number): number {
  const exact = Math.min(x.length / x.count, y.length / y.count, LARGEST_FITTED) * ratio;
  const whole = exact >= 1 ? Math.floor(exact) : 1 / Math.ceil(1 / exact);
  return (whole >= exact * FILLED ? whole : exact) / ratio;
}
