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

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The place of an event on the element, in its own pixels. */
function placeOn(element: HTMLElement, event: PointerEvent | WheelEvent): Point {
  const box = element.getBoundingClientRect();
  // The drawing begins at a whole device pixel.
  const ratio = window.devicePixelRatio || 1;
  const snapped = (at: number) => Math.round(at * ratio) / ratio;
  const scale = scaleOf(element);
  const at = { x: (event.clientX - snapped(box.left)) / scale, y: (event.clientY - snapped(box.top)) / scale };
  // In rotated and mirrored elements only the browser can locate a point.
  const own = { x: event.offsetX, y: event.offsetY };
  return event.target === element && element.currentCSSZoom === 1 && distance(at, own) > 2 ? own : at;
}

/** The factor by which a wheel event zooms. */
function zoomOf(event: WheelEvent): number {
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
  // A pinch on a touchpad arrives as small wheel steps with the control key.
  const speed = event.ctrlKey ? 0.01 : 0.0022;
  return Math.exp(Math.max(-1, Math.min(1, -event.deltaY * lines * speed)));
}

/** The fingers and buttons that are down, and what their gesture is so far. */
class Recogniser {
  readonly #element: HTMLElement;
  readonly #gestures: Gestures;
  readonly #down = new Map<number, Point>();
  #start: Point | undefined;
  #moved = false;
  #boxing = false;
  #lastTap: Trace | undefined;
  #trace: Trace[] = [];
  /** Last position of the pointer, in fractions of a pixel; wheel events have whole ones. */
  #last: Point | undefined;

  constructor(element: HTMLElement, gestures: Gestures) {
    this.#element = element;
    this.#gestures = gestures;
  }

  pointerdown(event: PointerEvent): void {
    if (event.button !== 0 || event.target !== this.#element) return;
    this.#element.setPointerCapture(event.pointerId);
    const at = placeOn(this.#element, event);
    this.#down.set(event.pointerId, at);
    this.#gestures.hold();
    if (this.#down.size === 1) {
      this.#start = at;
      this.#moved = false;
      this.#boxing = event.shiftKey;
      this.#trace = [];
    } else {
      this.#moved = true;
      this.#cancelBox();
    }
  }

  pointermove(event: PointerEvent): void {
    const at = placeOn(this.#element, event);
    this.#last = at;
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.target === this.#element) this.#gestures.hover(at);
      return;
    }
    if (this.#start && distance(this.#start, at) > STILL) this.#moved = true;
    if (!this.#moved) return;
    this.#drag(event, before, at);
    this.#down.set(event.pointerId, at);
  }

  #drag(event: PointerEvent, before: Point, at: Point): void {
    const gestures = this.#gestures;
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && event.pointerType === 'touch' && (gestures.cooperative() || gestures.fitted())) {
      // The browser scrolls, and cancels the pointer when it starts to.
    } else if (other) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      gestures.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      gestures.zoom(Math.max(1, distance(at, other)) / Math.max(1, distance(before, other)), middle);
    } else if (this.#boxing && this.#start) {
      gestures.box(this.#start, at);
    } else {
      gestures.pan(at.x - before.x, at.y - before.y);
      this.#trace.push({ at, time: event.timeStamp });
    }
  }

  pointerup(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId) || this.#down.size > 0) return;
    const at = placeOn(this.#element, event);
    if (this.#boxing && this.#moved && this.#start) this.#gestures.boxed(this.#start, at, true);
    else if (this.#moved) this.#fling(event.timeStamp);
    else this.#tap(event, at);
  }

  #tap(event: PointerEvent, at: Point): void {
    const lastTap = this.#lastTap;
    const again = lastTap && event.timeStamp - lastTap.time < DOUBLE_MS && distance(lastTap.at, at) < 12;
    this.#lastTap = again ? undefined : { at, time: event.timeStamp };
    if (again) this.#gestures.zoom(event.shiftKey ? 1 / 2 : 2, at);
    else this.#gestures.tap(at);
  }

  #fling(time: number): void {
    const recent = this.#trace.filter((one) => time - one.time < SPEED_MS);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.time <= first.time) return;
    const took = time - first.time;
    const [vx, vy] = [(last.at.x - first.at.x) / took, (last.at.y - first.at.y) / took];
    if (Math.hypot(vx, vy) > LEAST_SPEED) this.#gestures.fling(vx, vy);
  }

  pointercancel(event: PointerEvent): void {
    if (this.#down.delete(event.pointerId) && this.#down.size === 0 && this.#gestures.cooperative()) this.#gestures.unclaimed('finger');
    this.#cancelBox();
  }

  #cancelBox(): void {
    if (this.#boxing && this.#start) this.#gestures.boxed(this.#start, this.#start, false);
    this.#boxing = false;
  }

  pointerleave(): void {
    if (this.#down.size === 0) this.#gestures.hover(undefined);
  }

  wheel(event: WheelEvent): void {
    if (this.#gestures.cooperative() && !event.ctrlKey && !event.metaKey) {
      this.#gestures.unclaimed('wheel');
      return;
    }
    event.preventDefault();
    const whole = placeOn(this.#element, event);
    const at = this.#last && distance(this.#last, whole) < 1.5 ? this.#last : whole;
    this.#gestures.hold();
    this.#gestures.zoom(zoomOf(event), at);
  }
}

/** Two fingers move the table, even where one scrolls the page. */
const keepPage = (event: TouchEvent) => event.touches.length > 1 && event.cancelable && event.preventDefault();

/** Listens until the returned function is called. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const recogniser = new Recogniser(element, gestures);
  const off = new AbortController();
  const { signal } = off;
  for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave'] as const)
    element.addEventListener(kind, (event) => recogniser[kind](event), { signal });
  element.addEventListener('wheel', (event) => recogniser.wheel(event), { signal, passive: false });
  element.addEventListener('touchstart', keepPage, { signal, passive: false });
  element.addEventListener('touchmove', keepPage, { signal, passive: false });
  return () => off.abort();
}
