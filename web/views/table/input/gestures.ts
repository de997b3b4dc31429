// Turns pointer and wheel events into pans, zooms, boxes, hovers and taps. Points are relative to the element's top left corner.
import { scaleOf } from '../geometry/scale.js';
import type { Point } from '../geometry/viewport.js';

export interface Gestures {
  pan(dx: number, dy: number): void;
  /** Released while moving, at this speed in pixels per ms. */
  fling(vx: number, vy: number): void;
  zoom(factor: number, at: Point): void;
  /** A rectangle is being drawn. */
  box(from: Point, to: Point): void;
  /** The rectangle is complete if `done`, else cancelled. */
  boxed(from: Point, to: Point, done: boolean): void;
  tap(at: Point): void;
  hover(at: Point | undefined): void;
  /** A finger or button went down: stops animations. */
  hold(): void;
  /**
   * Whether plain wheels and single fingers scroll the page, as for tables within a text; the table then needs Ctrl or Cmd with the wheel,
   * or two fingers.
   */
  cooperative(): boolean;
  /** Whether there is nothing to pan; a single finger then scrolls the page. */
  fitted(): boolean;
  /** A gesture that scrolls the page instead of moving the table. */
  unclaimed(gesture: 'wheel' | 'finger'): void;
}

const STILL = 4;
const DOUBLE_MS = 320;
/** Time over which the final speed of a drag is measured. */
const SPEED_MS = 90;
/** Least speed for inertia. */
const LEAST_SPEED = 0.12;

interface Trace {
  at: Point;
  time: number;
}

/** Listens until the returned function is called. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let moved = false;
  let boxing = false;
  let lastTap: Trace | undefined;
  let trace: Trace[] = [];
  /** Last position of the pointer, in fractions of a pixel; wheel events have whole ones. */
  let last: Point | undefined;

  const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    // The drawing begins at a whole device pixel.
    const ratio = window.devicePixelRatio || 1;
    const snapped = (at: number) => Math.round(at * ratio) / ratio;
    const scale = scaleOf(element);
    const at = { x: (event.clientX - snapped(box.left)) / scale, y: (event.clientY - snapped(box.top)) / scale };
    // In rotated and mirrored elements only the browser can locate a point.
    const own = { x: event.offsetX, y: event.offsetY };
    return event.target === element && element.currentCSSZoom === 1 && distance(at, own) > 2 ? own : at;
  };

  const pointerdown = (event: PointerEvent) => {
    if (event.button !== 0 || event.target !== element) return;
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, place(event));
    gestures.hold();
    if (down.size === 1) {
      start = place(event);
      moved = false;
      boxing = event.shiftKey;
      trace = [];
    } else {
      moved = true;
      if (boxing && start) gestures.boxed(start, start, false);
      boxing = false;
    }
  };

  const pointermove = (event: PointerEvent) => {
    const at = place(event);
    last = at;
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.target === element) gestures.hover(at);
      return;
    }
    if (start && distance(start, at) > STILL) moved = true;
    if (!moved) return;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && event.pointerType === 'touch' && (gestures.cooperative() || gestures.fitted())) {
      // The browser scrolls, and cancels the pointer when it starts to.
    } else if (other) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      gestures.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      gestures.zoom(Math.max(1, distance(at, other)) / Math.max(1, distance(before, other)), middle);
    } else if (boxing && start) {
      gestures.box(start, at);
    } else {
      gestures.pan(at.x - before.x, at.y - before.y);
      trace.push({ at, time: event.timeStamp });
    }
    down.set(event.pointerId, at);
  };

  const fling = (time: number) => {
    const recent = trace.filter((one) => time - one.time < SPEED_MS);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.time <= first.time) return;
    const took = time - first.time;
    const [vx, vy] = [(last.at.x - first.at.x) / took, (last.at.y - first.at.y) / took];
    if (Math.hypot(vx, vy) > LEAST_SPEED) gestures.fling(vx, vy);
  };

  const pointerup = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    const at = place(event);
    if (boxing && moved && start) return gestures.boxed(start, at, true);
    if (moved) return trace.length > 0 ? fling(event.timeStamp) : undefined;
    const again = lastTap && event.timeStamp - lastTap.time < DOUBLE_MS && distance(lastTap.at, at) < 12;
    lastTap = again ? undefined : { at, time: event.timeStamp };
    if (again) gestures.zoom(event.shiftKey ? 1 / 2 : 2, at);
    else gestures.tap(at);
  };

  const pointercancel = (event: PointerEvent) => {
    if (down.delete(event.pointerId) && down.size === 0 && gestures.cooperative()) gestures.unclaimed('finger');
    if (boxing && start) gestures.boxed(start, start, false);
    boxing = false;
  };
  const pointerleave = () => down.size === 0 && gestures.hover(undefined);

  const wheel = (event: WheelEvent) => {
    if (gestures.cooperative() && !event.ctrlKey && !event.metaKey) return gestures.unclaimed('wheel');
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
    // A pinch on a touchpad arrives as small wheel steps with the control key.
    const speed = event.ctrlKey ? 0.01 : 0.0022;
    const whole = place(event);
    const at = last && distance(last, whole) < 1.5 ? last : whole;
    gestures.hold();
    gestures.zoom(Math.exp(Math.max(-1, Math.min(1, -event.deltaY * lines * speed))), at);
  };

  /** Two fingers move the table, even where one scrolls the page. */
  const touch = (event: TouchEvent) => event.touches.length > 1 && event.cancelable && event.preventDefault();

  const off = new AbortController();
  const { signal } = off;
  element.addEventListener('pointerdown', pointerdown, { signal });
  element.addEventListener('pointermove', pointermove, { signal });
  element.addEventListener('pointerup', pointerup, { signal });
  element.addEventListener('pointercancel', pointercancel, { signal });
  element.addEventListener('pointerleave', pointerleave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('touchstart', touch, { signal, passive: false });
  element.addEventListener('touchmove', touch, { signal, passive: false });
  return () => off.abort();
}
