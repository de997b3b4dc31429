// Pointer and wheel over the plot, as pans, zooms, hovers and taps. Points are relative to the element's top left corner.
import type { Point } from '../geometry/viewport.js';

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  tap(at: Point): void;
  hover(at: Point | undefined): void;
}

const STILL = 4;
const DOUBLE_MS = 320;

/** Listens until the returned function is called. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let moved = false;
  let lastTap: { at: Point; time: number } | undefined;

  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

  const pointerdown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, place(event));
    if (down.size === 1) {
      start = place(event);
      moved = false;
    } else {
      moved = true;
    }
  };

  const pointermove = (event: PointerEvent) => {
    const at = place(event);
    const before = down.get(event.pointerId);
    if (!before) {
      gestures.hover(at);
      return;
    }
    if (start && distance(start, at) > STILL) moved = true;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      gestures.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      gestures.zoom(Math.max(1, distance(at, other)) / Math.max(1, distance(before, other)), middle);
      down.set(event.pointerId, at);
    } else if (moved) {
      gestures.pan(at.x - before.x, at.y - before.y);
      down.set(event.pointerId, at);
    }
  };

  const pointerup = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0 || moved) return;
    const at = place(event);
    const again = lastTap && event.timeStamp - lastTap.time < DOUBLE_MS && distance(lastTap.at, at) < 12;
    lastTap = again ? undefined : { at, time: event.timeStamp };
    if (again) gestures.zoom(event.shiftKey ? 1 / 2 : 2, at);
    else gestures.tap(at);
  };

  const pointercancel = (event: PointerEvent) => down.delete(event.pointerId);
  const pointerleave = () => down.size === 0 && gestures.hover(undefined);

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
    // A pinch on a touchpad arrives as a wheel with the control key and small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0022;
    gestures.zoom(Math.exp(Math.max(-1, Math.min(1, -event.deltaY * lines * speed))), place(event));
  };

  const off = new AbortController();
  const { signal } = off;
  element.addEventListener('pointerdown', pointerdown, { signal });
  element.addEventListener('pointermove', pointermove, { signal });
  element.addEventListener('pointerup', pointerup, { signal });
  element.addEventListener('pointercancel', pointercancel, { signal });
  element.addEventListener('pointerleave', pointerleave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => off.abort();
}
