// The canvas: shows a part of a table in some style. The element around it has the tools and the words.

import type { Cell, Drawing, LayerName, Solution, Table, TableShape } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import { Camera } from './camera.js';
import { type Gutters, guttersFor } from './draw/axes.js';
import { GlyphLayer } from './draw/glyph_layer.js';
import type { Highlight } from './draw/highlight.js';
import type { Ink } from './draw/ink.js';
import type { Marks, Overlay, OverlayInk } from './draw/overlay.js';
import { drawFrame, type Frame } from './draw/painter.js';
import { ExactValues } from './exact.js';
import { Feed } from './feed.js';
import { type Look, lookOf, lookText, viewOf } from './geometry/look.js';
import { isTurned, scaleOf } from './geometry/scale.js';
import { type Point, type Rectangle, Viewport } from './geometry/viewport.js';
import type { Palette } from './ink/palette.js';
import { Overview, overviewSide } from './overview.js';

/** The state of one table, so that a frame never mixes two. */
interface Snapshot {
  solution: Solution;
  shape: TableShape;
  view: Viewport;
  gutters: Gutters;
  drawing: Drawing | undefined;
}

export interface DrawStyle {
  words: Words;
  layer: LayerName;
  palette: Palette;
  overlay: Omit<Overlay, 'marks'> & Marks;
  highlight: Highlight | undefined;
  /** Marks the cells of a pattern; all others are masked. */
  marked: Table | undefined;
  ink: Ink & OverlayInk;
  drawBeyond: Frame['drawBeyond'];
}

export interface CanvasEvents {
  painted(drawing: Drawing): void;
  /** A pattern was drawn, or refined. */
  masked(): void;
  drawn(frame: Frame): void;
  /** Called some time after the last movement; with undefined if the table is fitted. */
  looked(look: Look | undefined): void;
  failed(error: unknown): void;
}

const SETTLED_MS = 250;

export class TableCanvas {
  readonly #plot: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #events: CanvasEvents;
  readonly #drawStyle: () => DrawStyle;
  readonly #feed: Feed;
  readonly #maskFeed: Feed;
  readonly #overview: Overview;
  readonly #glyphs = new GlyphLayer();
  readonly #observer: ResizeObserver;
  #screen: MediaQueryList | undefined;
  /** The scale of the plot by transforms around it. */
  #scale = 1;
  readonly camera: Camera;
  #snapshot: Snapshot | undefined;
  /** Waits for its first picture; the previous table is shown until then. */
  #next: Snapshot | undefined;
  #mask: Drawing | undefined;
  readonly #exact = new ExactValues(() => this.#draw());
  #box: Rectangle | undefined;
  #isFitted = true;
  /** While another view is shown, the picture is kept and nothing is painted. */
  #hidden = false;
  #frame = 0;
  #loose = false;
  #settled: ReturnType<typeof setTimeout> | undefined;

  constructor(plot: HTMLElement, canvas: HTMLCanvasElement, drawStyle: () => DrawStyle, events: CanvasEvents) {
    this.#plot = plot;
    plot.toggleAttribute('data-fitted', true);
    this.#canvas = canvas;
    // A restored context is empty, and so may be the bitmaps drawn on it.
    canvas.addEventListener('contextrestored', () => this.refresh(true));
    this.#drawStyle = drawStyle;
    this.#events = events;
    this.#feed = new Feed(
      (drawing, shape) => this.#arrived(drawing, shape),
      (error) => events.failed(error),
    );
    this.#maskFeed = new Feed(
      (drawing) => {
        this.#mask = drawing;
        events.masked();
        this.#draw();
      },
      (error) => events.failed(error),
    );
    this.camera = new Camera(
      () => this.#snapshot && { view: this.#snapshot.view, grain: this.#snapshot.shape.grain ?? 1, ratio: this.ratio },
      (view) => this.#change(view),
    );
    this.#overview = new Overview(() => this.#draw());
    this.#observer = new ResizeObserver(() => this.align());
    this.#observer.observe(plot);
    this.#watchScreen();
  }

  /** Screens of other densities change no sizes. */
  #watchScreen(): void {
    const screen = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    screen.onchange = () => {
      screen.onchange = null;
      this.#watchScreen();
      this.replaced();
    };
    this.#screen = screen;
  }

  get view(): Viewport | undefined {
    return this.#snapshot?.view;
  }
  get shape(): TableShape | undefined {
    return this.#snapshot?.shape;
  }

  /** True if the whole table is shown as large as possible. */
  get fitted(): boolean {
    return this.#isFitted;
  }

  /** The browser must know before a touch starts; see style.css. */
  set #fitted(fitted: boolean) {
    this.#isFitted = fitted;
    this.#plot.toggleAttribute('data-fitted', fitted);
  }

  /** True if the picture shown is sampled. */
  get sampled(): boolean {
    return (this.#snapshot?.drawing?.sampled ?? false) || (this.#mask?.sampled ?? false);
  }

  /** Device pixels per pixel of the plot. */
  get ratio(): number {
    return (window.devicePixelRatio || 1) * this.#scale;
  }

  /** The current frame, for saving and printing. */
  get frame(): Frame | undefined {
    const snapshot = this.#snapshot;
    if (!snapshot) return undefined;
    const { overlay, marked, layer: _, ...style } = this.#drawStyle();
    const [width, height] = this.#size(snapshot.gutters);
    return {
      ...style,
      view: snapshot.view,
      shape: snapshot.shape,
      plot: { x: snapshot.gutters.left, y: snapshot.gutters.top, width, height },
      ratio: this.ratio,
      drawing: snapshot.drawing,
      mask: marked && this.#mask,
      overview: this.#overview.drawing,
      exact: this.#exact.values,
      overlay: { ...overlay, marks: overlay.pieces?.map((cell) => ({ cell })) ?? snapshot.shape.marks },
      box: this.#box,
    };
  }

  /**
   * Shows a solution's table in this shape. A table of the same size keeps the view, unless `look` names another one; `known`: the
   * table has shown `look` before, and may have moved since. `wrapped`: the same sequence in another width, which keeps its scale while its edge is
   * dragged.
   */
  show(
    solution: Solution,
    shape: TableShape,
    look: Look | undefined,
    { wrapped, known }: { wrapped: 'dragged' | 'requested' | undefined; known: boolean },
  ): void {
    const latest = this.#next ?? this.#snapshot;
    if (latest?.solution === solution && latest.shape === shape) return;
    if (!latest) this.align();
    const gutters = this.#snapped(guttersFor(shape, this.#drawStyle().ink));
    const fitted = Viewport.fit(shape, ...this.#size(gutters), this.ratio);
    const keeps = latest && latest.solution.id === solution.id && sameSize(latest.shape, shape) && (known || !look);
    const inPlace = latest && (wrapped === 'dragged' || (wrapped === 'requested' && !this.fitted));
    const view = keeps ? this.#kept(latest, fitted) : inPlace ? latest.view.reshaped(shape) : look ? viewOf(fitted, look) : fitted;
    if (inPlace) this.#fitted = false;
    else if (keeps) {
      // The new table's address may lack the view.
      if (!this.fitted) this.#settle();
    } else {
      this.#fitted = !look;
      this.camera.stop();
    }
    this.#exact.forget();
    const snapshot: Snapshot = { solution, shape, view, gutters, drawing: undefined };
    if (this.#snapshot) this.#next = snapshot;
    else this.#snapshot = snapshot;
    this.update();
  }

  /** The same view in a table of the same size that may be drawn in reverse. */
  #kept({ view }: Snapshot, fitted: Viewport): Viewport {
    if (view.y.flipped === fitted.y.flipped) return view;
    return this.fitted ? fitted : viewOf(fitted, lookOf(view));
  }

  /** Redraws after a change of the layer, or of what is drawn over the table. */
  update(): void {
    const snapshot = this.#next ?? this.#snapshot;
    if (!snapshot || this.#hidden) return;
    const { layer, palette, marked } = this.#drawStyle();
    const { solution, shape, view } = snapshot;
    const ratio = this.ratio;
    this.#feed.want({ table: solution, shape, view, layer, ratio, inks: palette.inks(layer, shape.yUp) });
    if (marked) this.#maskFeed.want({ table: marked, shape, view, layer: 'outcome', ratio, inks: palette.mask(shape.yUp) });
    else if (this.#mask) {
      this.#mask = undefined;
      this.#maskFeed.forget();
    }
    if (snapshot.drawing) this.#exact.want(solution, snapshot.drawing, view.scale);
    if (!wholeInSight(snapshot.view))
      this.#overview.want(solution, shape, layer, palette.inks(layer, shape.yUp), Math.round(overviewSide(view) * ratio));
    this.#draw();
  }

  /** Call when more of the solution is known. */
  refresh(all: boolean): void {
    this.#feed.refresh(all);
    if (all) this.#overview.refresh();
  }

  /** Draws at once, in the current style. */
  repaint(): void {
    cancelAnimationFrame(this.#frame);
    this.#paint();
  }

  /** Shows the rectangle that the pointer is drawing. */
  set box(box: Rectangle | undefined) {
    this.#box = box;
    this.#draw();
  }

  look(look: Look): void {
    this.camera.move((view) => viewOf(view, look));
  }

  fit(): void {
    const snapshot = this.#snapshot;
    if (!snapshot) return;
    this.camera.stop();
    snapshot.view = Viewport.fit(snapshot.shape, ...this.#size(snapshot.gutters), this.ratio);
    this.#fitted = true;
    this.#moved();
  }

  /** Converts a point of the plot to the cells' area. */
  inCells(at: Point): Point {
    const gutters = this.#snapshot?.gutters;
    return gutters ? { x: at.x - gutters.left, y: at.y - gutters.top } : at;
  }

  cellAt(at: Point): Cell | undefined {
    return this.#snapshot?.view.cellAt(this.inCells(at));
  }

  close(): void {
    this.#observer.disconnect();
    if (this.#screen) this.#screen.onchange = null;
    this.camera.stop();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#settled);
    this.#feed.forget();
    this.#maskFeed.forget();
    this.#overview.forget();
  }

  #change(view: Viewport): void {
    if (!this.#snapshot) return;
    this.#snapshot.view = view;
    this.#fitted = false;
    this.#moved();
  }

  /** Realigns before the next frame, after a possible move of the plot; doing it at once would cost an extra layout. */
  replaced(): void {
    this.#loose = true;
    this.#draw();
  }

  /** Aligns the canvas to whole device pixels, so that the browser does not resample it. Returns whether that has painted. */
  align(): boolean {
    this.#loose = false;
    const plot = this.#plot.getBoundingClientRect();
    const before = this.#hidden;
    this.#hidden = plot.width === 0;
    if (this.#hidden) {
      this.#feed.rest();
      return true;
    }
    this.#scale = scaleOf(this.#plot);
    const { ratio } = this;
    const screen = ratio / this.#scale;
    const { style } = this.#canvas;
    let [left, top] = [Math.round(plot.left * screen), Math.round(plot.top * screen)];
    let [width, height] = [Math.round(plot.right * screen) - left, Math.round(plot.bottom * screen) - top];
    if (isTurned(this.#plot)) {
      // Its pixels are not those of the screen.
      const { clientWidth, clientHeight } = this.#plot;
      [left, top] = [plot.left * screen, plot.top * screen];
      [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
    }
    style.left = `${left / ratio - plot.left / this.#scale}px`;
    style.top = `${top / ratio - plot.top / this.#scale}px`;
    if (width === this.#canvas.width && height === this.#canvas.height && !before) return false;
    style.width = `${width / ratio}px`;
    style.height = `${height / ratio}px`;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#resized();
    return true;
  }

  #resized(): void {
    for (const snapshot of [this.#snapshot, this.#next]) {
      if (!snapshot) continue;
      snapshot.gutters = this.#snapped(guttersFor(snapshot.shape, this.#drawStyle().ink));
      const size = this.#size(snapshot.gutters);
      const before = snapshot.view;
      snapshot.view = this.fitted ? Viewport.fit(snapshot.shape, ...size, this.ratio) : before.resized(...size);
      // In a smaller plot the middle may change.
      if (snapshot === this.#snapshot && !this.fitted && lookText(lookOf(snapshot.view)) !== lookText(lookOf(before))) this.#settle();
    }
    this.update();
    // At once, since resizing clears a canvas.
    this.repaint();
  }

  /** Rounds to whole device pixels, so that cells begin at them. */
  #snapped({ left, right, top, bottom }: Gutters): Gutters {
    const snap = (length: number) => Math.ceil(length * this.ratio) / this.ratio;
    return { left: snap(left), right: snap(right), top: snap(top), bottom: snap(bottom) };
  }

  #size(gutters: Gutters): [number, number] {
    const { width, height } = this.#canvas;
    return [width / this.ratio - gutters.left - gutters.right, height / this.ratio - gutters.top - gutters.bottom];
  }

  #moved(): void {
    this.update();
    this.#settle();
  }

  /** Emits the view once nothing has moved for a while. */
  #settle(): void {
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => {
      if (this.#snapshot) this.#events.looked(this.fitted ? undefined : lookOf(this.#snapshot.view));
    }, SETTLED_MS);
  }

  #arrived(drawing: Drawing, shape: TableShape): void {
    if (this.#next?.shape === shape) {
      this.#snapshot = this.#next;
      this.#next = undefined;
    }
    if (this.#snapshot?.shape !== shape) return;
    this.#snapshot.drawing = drawing;
    this.#events.painted(drawing);
    this.#draw();
  }

  #draw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    this.#frame = 0;
    if (this.#loose && this.align()) return;
    const pen = this.#canvas.getContext('2d');
    const { frame } = this;
    if (!frame || !pen) return;
    if (drawFrame(pen, frame, this.#glyphs)) this.#draw();
    this.#events.drawn(frame);
  }
}

function wholeInSight(view: Viewport): boolean {
  return view.visible(view.x).count === view.x.count && view.visible(view.y).count === view.y.count;
}

function sameSize(one: TableShape, other: TableShape): boolean {
  const size = ({ x, y }: TableShape) => [x.first, x.count, y.first, y.count].join();
  return size(one) === size(other);
}
