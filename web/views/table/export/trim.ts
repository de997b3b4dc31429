// Trims frames to the table.
import type { Frame } from '../draw/painter.js';
import { edge, type Span } from '../geometry/viewport.js';

/**
 * The frame without the empty area around the table, drawn with `ratio` device pixels per pixel. The visible part and its scale stay the
 * same.
 */
export function trimmed(frame: Frame, ratio: number): Frame {
  const { view, plot } = frame;
  const whole = (length: number) => Math.max(1, Math.ceil(length * ratio - 1e-6)) / ratio;
  const part = (span: Span) => {
    const low = Math.max(0, edge(span, span.first, view.scale));
    const high = Math.min(span.length, edge(span, span.first + span.count, view.scale));
    const length = whole(high - low);
    return { length, middle: span.fraction + (low + length / 2) / view.scale };
  };
  const [x, y] = [part(view.x), part(view.y)];
  const resized = view.resized(x.length, y.length).centredOn(view.x.origin, x.middle, view.y.origin, y.middle, view.scale);
  return { ...frame, view: resized, plot: { ...plot, width: x.length, height: y.length }, ratio };
}
