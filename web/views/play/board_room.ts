// How large a board is drawn where it has the stage: fitted to its frame, or larger, to be panned. Panning is the frame's own scrolling, so
// that it works by touch, wheel and keyboard; a mouse drags.

import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.js';
import type { Board, Drawing, Scene } from './board.js';

/** A board may be drawn this many times as large as in a column of text, or until its smallest piece has this side, in CSS pixels. */
const LARGEST = 2.4;
const LARGE = 64;
/** Smallest piece that can be hit safely, in CSS pixels; smaller ones can be zoomed to this size and more. */
const PIECE = 24;
const CLOSEST = 3 * PIECE;
const STEP = 1.4;
/** A pointer that moves further than this drags, in pixels. */
const SLOP = 5;
/** Lengths at which rows of cells are wrapped, where cells are smaller than `unit` makes them. */
const LENGTHS = [40, 26, 20, 16, 13, 10, 8, 6];
/** No row is wrapped to make cells larger than this share of what `unit` makes them, nor to make them larger by less than this factor. */
const ENOUGH = 0.75;
const LEAST_GAIN = 1.06;

/** `piece`: the side of the smallest piece when fitted, in pixels. Boards whose pieces are large enough are not zoomed. */
const largestZoom = (piece: number): number => (piece >= PIECE ? 1 : CLOSEST / piece);

export interface Frame {
  width: number;
  height: number;
}

export class BoardRoom {
  /** 1: fitted. */
  zoom = 1;
  /** The room for the drawing. */
  frame: Frame | undefined;
  #aspect = 1;
  /** The size of the element, which does not depend on its padding and scroll bars. */
  #outside: Frame = { width: 1, height: 1 };
  /** The chosen length of rows, and what it was chosen for. */
  #across: number | undefined;
  #chosenFor = '';
  #shape: unknown;
  /** Drawn once: from then on it stays, whatever its frame does. */
  #drawn = false;
  #waits = false;
  /** How often it has waited: only the last wait ends. */
  #waited = 0;
  /** There were buttons below it when it was drawn last. */
  #buttoned = false;
  readonly #changed: () => void;
  #element: HTMLElement | undefined;
  #off = new AbortController();
  readonly #sizes: ResizeObserver | undefined;
  /** Kept under the pointer or the middle while the scale changes, as a share of the drawing. */
  #anchor: { x: number; y: number; left: number; top: number } | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#sizes =
      globalThis.ResizeObserver &&
      new ResizeObserver(([entry]) => {
        if (!entry) return;
        const { width, height } = entry.contentRect;
        // Hidden with its view: it keeps its size until it is shown again.
        if (width === 0 || (width === this.frame?.width && height === this.frame.height)) return;
        this.frame = { width, height };
        // With its padding, which depends on this.
        const { clientWidth, clientHeight } = entry.target;
        this.#aspect = clientWidth / clientHeight;
        const { offsetWidth, offsetHeight } = entry.target as HTMLElement;
        this.#outside = { width: offsetWidth, height: offsetHeight };
        this.#measured();
      });
  }

  /** The frame with a drawing, made by `board`, and the buttons for zooming below it. */
  render(host: HTMLElement, words: Words, board: TemplateResult, drawing: Drawing, piece: number): TemplateResult {
    // The drawing is wider than its frame: room is left below it and not beside it.
    const wide = this.frame !== undefined && drawing.width / drawing.height > this.#aspect;
    const buttoned = this.#zoomable(drawing, piece);
    // That room is made first, and that of the buttons; the first drawing waits for the frame that it leaves.
    if (!this.#drawn && (wide !== host.hasAttribute('wide') || buttoned !== this.#buttoned)) {
      this.#waits = true;
      const waited = ++this.#waited;
      // The frame is measured in the next frame of the screen, if it has changed.
      requestAnimationFrame(() => requestAnimationFrame(() => waited === this.#waited && this.#measured()));
    }
    host.toggleAttribute('wide', wide);
    this.#buttoned = buttoned;
    this.#drawn ||= this.frame !== undefined && !this.#waits;
    // Nothing is drawn before the size of the frame is known, so that nothing moves.
    return html`<div class="board-room">${this.#drawn ? board : ''}</div>
      ${this.buttons(words, drawing, piece, drawing.hand?.controls)}`;
  }

  /** The buttons for zooming, if the pieces are small, and `more` beside them. */
  buttons(words: Words, drawing: Frame & { unit: number }, piece: number, more?: TemplateResult): TemplateResult | '' {
    if (!this.#zoomable(drawing, piece)) return more ? html`<div class="board-zooms">${more}</div>` : '';
    const t = words.strings.table;
    const zoom = (steps: number) => () => this.zoomBy(steps);
    return html`<div class="board-zooms">
      <button type="button" class="quiet square" aria-label=${t.zoomOut} title=${t.zoomOut} @click=${zoom(-1)}>−</button>
      <button type="button" class="quiet square" aria-label=${t.zoomIn} title=${t.zoomIn} @click=${zoom(1)}>+</button>
      <button type="button" class="quiet" @click=${() => this.fit()}>${t.fit}</button>
      ${more}
    </div>`;
  }

  #measured(): void {
    this.#waits = false;
    this.#changed();
  }

  /** Draws with rows of the length that makes cells largest. It stays until the frame or the instance changes. */
  wrapped(board: Board, scene: Scene): Drawing {
    const { width, height } = this.#outside;
    // Parts that come below the board and take some of its height change nothing, or the length of rows could swing to and fro.
    const size = `${width},${innerHeight}`;
    if (this.frame && (size !== this.#chosenFor || scene.shape !== this.#shape)) {
      this.#chosenFor = size;
      this.#shape = scene.shape;
      this.#across = undefined;
      const share = (drawing: Drawing) => Math.min(ENOUGH, Math.min(width / drawing.width, height / drawing.height) / drawing.unit);
      let most = share(board(scene));
      for (const across of LENGTHS) {
        if (most >= ENOUGH) break;
        const found = share(board({ ...scene, across }));
        if (found < most * LEAST_GAIN) continue;
        most = found;
        this.#across = across;
      }
    }
    return board({ ...scene, across: this.#across });
  }

  /** Pixels per unit of a drawing whose smallest target has a side of `piece` units. */
  scale(drawing: Frame & { unit: number }, piece: number): number {
    if (!this.frame) return drawing.unit;
    const { width, height } = this.frame;
    const fitted = Math.min(width / drawing.width, height / drawing.height, Math.max(drawing.unit * LARGEST, LARGE / piece));
    this.zoom = Math.max(1, Math.min(this.zoom, largestZoom(fitted * piece)));
    return fitted * this.zoom;
  }

  /** True if the board can be zoomed. */
  #zoomable(drawing: Frame & { unit: number }, piece: number): boolean {
    return this.frame !== undefined && (this.zoom > 1 || this.scale(drawing, piece) * piece < PIECE);
  }

  /** Call after rendering: follows the frame's element, and scrolls so that what was under the pointer stays there. */
  follow(host: HTMLElement): void {
    this.#watch(host.querySelector<HTMLElement>('.board-room'));
    this.#keepAnchor();
  }

  #watch(element: HTMLElement | null): void {
    if (element === (this.#element ?? null)) return;
    this.stop();
    if (!element) return;
    this.#element = element;
    this.#sizes?.observe(element);
    this.#off = new AbortController();
    const { signal } = this.#off;
    element.addEventListener('wheel', (event) => this.#wheel(event), { passive: false, signal });
    element.addEventListener('pointerdown', (event) => this.#drag(event), { signal });
    element.addEventListener('touchmove', (event) => this.#pinch(event), { passive: false, signal });
    element.addEventListener('touchend', () => this.#spread(undefined), { signal });
  }

  stop(): void {
    this.#sizes?.disconnect();
    this.#off.abort();
    this.#element = undefined;
  }

  zoomBy(steps: number): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#element ?? {};
    this.#zoom(STEP ** steps, clientWidth / 2, clientHeight / 2);
  }

  fit(): void {
    this.zoom = 1;
    this.#changed();
  }

  #zoom(factor: number, left: number, top: number): void {
    const element = this.#element;
    if (!element) return;
    this.#anchor = {
      x: (element.scrollLeft + left) / element.scrollWidth,
      y: (element.scrollTop + top) / element.scrollHeight,
      left,
      top,
    };
    this.zoom *= factor;
    this.#changed();
  }

  #keepAnchor(): void {
    const [element, anchor] = [this.#element, this.#anchor];
    this.#anchor = undefined;
    if (!element || !anchor) return;
    element.scrollLeft = anchor.x * element.scrollWidth - anchor.left;
    element.scrollTop = anchor.y * element.scrollHeight - anchor.top;
  }

  #within(clientX: number, clientY: number): [number, number] {
    const { left = 0, top = 0 } = this.#element?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top];
  }

  #wheel(event: WheelEvent): void {
    // Also what touchpads send for a pinch.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY / 300), ...this.#within(event.clientX, event.clientY));
  }

  #apart: number | undefined;

  #pinch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const before = this.#spread(apart);
    if (before) this.#zoom(apart / before, ...this.#within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
  }

  #spread(apart: number | undefined): number | undefined {
    const before = this.#apart;
    this.#apart = apart;
    return before;
  }

  /** A mouse that drags a zoomed board pans it, and does not click a piece at the end. */
  #drag(event: PointerEvent): void {
    const element = this.#element;
    if (!element || event.pointerType !== 'mouse' || event.button !== 0 || this.zoom === 1) return;
    const { scrollLeft, scrollTop } = element;
    const [fromX, fromY] = [event.clientX, event.clientY];
    let dragging = false;
    const off = new AbortController();
    const { signal } = off;
    const move = ({ clientX, clientY }: PointerEvent) => {
      dragging ||= Math.hypot(clientX - fromX, clientY - fromY) > SLOP;
      if (!dragging) return;
      element.scrollLeft = scrollLeft - (clientX - fromX);
      element.scrollTop = scrollTop - (clientY - fromY);
    };
    const up = () => {
      off.abort();
      if (!dragging) return;
      const swallow = (click: Event) => click.stopPropagation();
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
  }
}
