// Windows of the table as bitmaps: which window a viewport needs, and the pixels of a painted one.
import type { LayerName, PaintRequest, Picture } from '../../../engine/api.js';
import { ABSENT, type Palette, shareIndex, UNKNOWN } from '../ink/palette.js';
import { edge, type Rectangle, type Span, type Viewport } from './viewport.js';

/** A window reaches this share of the plot beyond each edge, so that a short pan needs no new one. */
const MARGIN = 0.3;

/** From so many grains a step, blocks are made of whole grains: exact at once, and coarser by an eighth at the most. */
const GRAINS = 8;

/** Cells a bitmap pixel: whole, and no bitmap pixel is ever smaller than a device pixel, so none is dropped when drawn. */
export function stepOf(scale: number, ratio: number, grain = 1): number {
  // A hair of tolerance, so that a fit to exactly 1/k pixels a cell is not pushed to k + 1 by rounding.
  const step = Math.max(1, Math.ceil(1 / (scale * ratio) - 1e-6));
  return step >= GRAINS * grain ? Math.ceil(step / grain) * grain : step;
}

interface Extent {
  from: number;
  count: number;
}

/** The part of an axis to paint, in blocks of `step` cells counted from the axis' first. */
function extent(span: Span, scale: number, step: number, margin: number): Extent {
  const beyond = (span.length * margin) / scale;
  const low = span.origin - span.first + Math.floor(span.fraction - beyond);
  const high = span.origin - span.first + Math.ceil(span.fraction + span.length / scale + beyond);
  const block = Math.max(0, Math.floor(Math.max(0, low) / step));
  const end = Math.ceil(Math.min(span.count, Math.max(0, high)) / step);
  return { from: span.first + block * step, count: Math.max(0, end - block) };
}

export function windowFor(view: Viewport, layer: LayerName, ratio: number, grain = 1, margin = MARGIN): PaintRequest {
  const step = stepOf(view.scale, ratio, grain);
  const across = extent(view.x, view.scale, step, margin);
  const along = extent(view.y, view.scale, step, margin);
  return { x: across.from, y: along.from, step, width: across.count, height: along.count, layer };
}

/** Whether the picture holds all that is in sight, as fine as the screen shows it. */
export function covers(picture: PaintRequest, view: Viewport, layer: LayerName, ratio: number, grain = 1): boolean {
  const needed = windowFor(view, layer, ratio, grain, 0);
  const within = (from: number, count: number, needFrom: number, needCount: number) =>
    needCount === 0 || (needFrom >= from && needFrom + needCount * needed.step <= from + count * picture.step);
  return (
    picture.layer === layer &&
    picture.step === needed.step &&
    within(picture.x, picture.width, needed.x, needed.width) &&
    within(picture.y, picture.height, needed.y, needed.height)
  );
}

export interface Bitmap {
  readonly picture: Picture;
  readonly flipped: boolean;
  readonly pixels: Uint32Array<ArrayBuffer>;
  /** The D-cells alone, to be hatched; absent where there are none. */
  readonly draws?: Uint32Array<ArrayBuffer>;
  /** Some cells are not known yet. */
  readonly partial: boolean;
  /** Some cell in it is D. */
  readonly anyDraw: boolean;
}

/** Row j of the bitmap is row j of the picture, or counted from the end when the first row belongs at the bottom. */
export function colour(picture: Picture, palette: Palette, flipped: boolean): Bitmap {
  const { width, height, planes } = picture;
  const size = width * height;
  const pixels = new Uint32Array(size);
  const lookup = palette.cells(picture.layer);
  const countDraws = picture.step === 1 && picture.layer === 'outcome';
  let draws: Uint32Array<ArrayBuffer> | undefined;
  let partial = false;
  let anyDraw = false;
  for (let j = 0; j < height; ++j) {
    const from = j * width;
    const to = (flipped ? height - 1 - j : j) * width;
    for (let i = 0; i < width; ++i) {
      const byte = planes[from + i] as number;
      if (picture.step > 1) {
        const empty = planes[2 * size + from + i] as number;
        const d = planes[size + from + i] as number;
        anyDraw ||= d > 0;
        pixels[to + i] = empty ? 0 : (palette.shares[shareIndex(byte, d)] as number);
        continue;
      }
      pixels[to + i] = lookup[byte] as number;
      if (byte === UNKNOWN) partial = true;
      if (countDraws && byte === 2) {
        draws ??= new Uint32Array(size);
        anyDraw = true;
        draws[to + i] = 0xffffffff;
      }
    }
  }
  const made = { picture, flipped, pixels, partial, anyDraw };
  return draws ? { ...made, draws } : made;
}

/** The cell's byte in a picture of step 1; ABSENT outside of it. */
export function byteAt(picture: Picture, column: number, row: number): number {
  const [i, j] = [column - picture.x, row - picture.y];
  if (picture.step !== 1 || i < 0 || j < 0 || i >= picture.width || j >= picture.height) return ABSENT;
  return picture.planes[j * picture.width + i] as number;
}

/** The part of the bitmap that is in sight and where it goes: source in bitmap pixels, target in CSS pixels. */
export function placement(picture: PaintRequest, view: Viewport): { source: Rectangle; target: Rectangle } | undefined {
  const along = (span: Span, from: number, count: number) => {
    const size = picture.step * view.scale;
    const start = edge(span, from, view.scale);
    const first = Math.max(0, Math.floor(-start / size));
    const last = Math.min(count, Math.ceil((span.length - start) / size));
    return last <= first ? undefined : { first, length: last - first, at: start + first * size, size: (last - first) * size };
  };
  const x = along(view.x, picture.x, picture.width);
  const y = along(view.y, picture.y, picture.height);
  if (!x || !y) return undefined;
  const up = view.y.flipped;
  return {
    source: { x: x.first, y: up ? picture.height - y.first - y.length : y.first, width: x.length, height: y.length },
    target: { x: x.at, y: up ? view.y.length - y.at - y.size : y.at, width: x.size, height: y.size },
  };
}
