// Windows of the table to paint: which one a viewport needs, and its place on screen.
import type { LayerName, PaintRequest } from '../../../engine/api_messages.js';
import { stepOf } from './levels.js';
import { edge, type Rectangle, type Span, type Viewport } from './viewport.js';

/** Margin of a window beyond each edge of the plot, as a share of its size: a short pan needs no new window. */
const MARGIN = 0.3;

/** The next window is requested when less than this margin remains, before it is needed. */
export const LEAST_MARGIN = 0.12;

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

/** Whether the picture covers the plot and `margin` beyond, at the resolution of the screen. */
export function covers(picture: PaintRequest, view: Viewport, layer: LayerName, ratio: number, grain = 1, margin = 0): boolean {
  const needed = windowFor(view, layer, ratio, grain, margin);
  const within = (from: number, count: number, needFrom: number, needCount: number) =>
    needCount === 0 || (needFrom >= from && needFrom + needCount * needed.step <= from + count * picture.step);
  return (
    picture.layer === layer &&
    picture.step === needed.step &&
    within(picture.x, picture.width, needed.x, needed.width) &&
    within(picture.y, picture.height, needed.y, needed.height)
  );
}

/** Whether the picture covers the plot, at any resolution. */
export function reaches(picture: PaintRequest, view: Viewport): boolean {
  const within = (span: Span, from: number, count: number) => {
    const needed = extent(span, view.scale, 1, 0);
    return needed.from >= from && needed.from + needed.count <= from + count * picture.step;
  };
  return within(view.x, picture.x, picture.width) && within(view.y, picture.y, picture.height);
}

/** The visible part of the picture: source in its pixels, target in CSS pixels. */
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
