// The canvas and what is on it: which part of which table, painted how. The element around it has the tools and the words.
import type { Cell, LayerName, Solution, TableShape } from '../../engine/api.js';
import { type Gutters, guttersFor } from './draw/axes.js';
import { type Exact, NUMBER_FROM } from './draw/glyphs.js';
import type { Ink } from './draw/ink.js';
import type { Overlay, OverlayInk } from './draw/overlay.js';
import { drawFrame, type Sheet } from './draw/painter.js';
import { Feed } from './feed.js';
import { type Look, lookOf, viewOf } from './geometry/look.js';
import { type Point, Viewport } from './geometry/viewport.js';
import type { Palette } from './ink/palette.js';

/** All of one table, so that a frame never mixes two. */
interface Act {
  solution: Solution;
  shape: TableShape;
  view: Viewport;
  gutters: Gutters;
  sheet: Sheet | undefined;
}

export interface Dress {
  layer: LayerName;
  palette: Palette;
  overlay: Omit<Overlay, 'marks'>;
  ink: Ink & OverlayInk;
}

export interface StageEvents {
  painted(sheet: Sheet): void;
  /** Some time after the last move; nothing when the whole table is fitted. */
  looked(look: Look | undefined): void;
  failed(error: unknown): void;
}

const SETTLED_MS = 250;
/** Exact values are not asked for beyond so many cells. */
const MOST_EXACT = 40_000;

export class Stage {
  readonly #plot: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #events: StageEvents;
  readonly #dress: () => Dress;
  readonly #feed: Feed;
  #act: Act | undefined;
  /** Waits for its first picture; the one before stays until then. */
  #next: Act | undefined;
  #exact: Exact = new Map();
  #fitted = true;
  #frame = 0;
  #settled: ReturnType<typeof setTimeout> | undefined;

  constructor(plot: HTMLElement, canvas: HTMLCanvasElement, dress: () => Dress, events: StageEvents) {
    this.#plot = plot;
    this.#canvas = canvas;
    this.#dress = dress;
    this.#events = events;
    this.#feed = new Feed(
      (sheet, shape) => this.#arrived(sheet, shape),
      (error) => events.failed(error),
    );
  }

  get view(): Viewport | undefined {
    return this.#act?.view;
  }

  get shape(): TableShape | undefined {
    return this.#act?.shape;
  }

  get solution(): Solution | undefined {
    return this.#act?.solution;
  }

  get #ratio(): number {
    return window.devicePixelRatio || 1;
  }

  /** The table of a solution as it is now; a table of the same size keeps the place that is looked at. */
  show(solution: Solution, look: Look | undefined): void {
    const { shape } = solution;
    const latest = this.#next ?? this.#act;
    if (latest?.solution === solution && latest.shape === shape) return;
    const gutters = guttersFor(shape);
    const fitted = Viewport.fit(shape, ...this.#size(gutters), this.#ratio);
    const keeps = latest && latest.solution.id === solution.id && sameSize(latest.shape, shape);
    const view = keeps ? latest.view : look ? viewOf(fitted, look) : fitted;
    if (!keeps) this.#fitted = !look;
    this.#exact = new Map();
    const act: Act = { solution, shape, view, gutters, sheet: undefined };
    if (this.#act) this.#next = act;
    else this.#act = act;
    this.update();
  }

  /** What is drawn over or around the table has changed, or the layer. */
  update(): void {
    const act = this.#next ?? this.#act;
    if (!act) return;
    const { layer, palette } = this.#dress();
    const { solution, shape, view } = act;
    this.#feed.want({ solution, shape, view, layer, ratio: this.#ratio, palette });
    this.#draw();
  }

  /** More is known than when the picture was painted. */
  refresh(all: boolean): void {
    this.#feed.refresh(all);
  }

  move(change: (view: Viewport) => Viewport): void {
    if (!this.#act) return;
    this.#act.view = change(this.#act.view);
    this.#fitted = false;
    this.#moved();
  }

  look(look: Look): void {
    this.move((view) => viewOf(view, look));
  }

  fit(): void {
    const act = this.#act;
    if (!act) return;
    act.view = Viewport.fit(act.shape, ...this.#size(act.gutters), this.#ratio);
    this.#fitted = true;
    this.#moved();
  }

  resized(): void {
    this.#canvas.width = Math.round(this.#plot.clientWidth * this.#ratio);
    this.#canvas.height = Math.round(this.#plot.clientHeight * this.#ratio);
    for (const act of [this.#act, this.#next]) {
      if (!act) continue;
      const size = this.#size(act.gutters);
      act.view = this.#fitted ? Viewport.fit(act.shape, ...size, this.#ratio) : act.view.resized(...size);
    }
    this.update();
    // At once: a canvas that changed its size is empty.
    cancelAnimationFrame(this.#frame);
    this.#paint();
  }

  /** A point of the plot as a point of the cells' rectangle. */
  inCells(at: Point): Point {
    const gutters = this.#act?.gutters;
    return gutters ? { x: at.x - gutters.left, y: at.y - gutters.top } : at;
  }

  cellAt(at: Point): Cell | undefined {
    return this.#act?.view.cellAt(this.inCells(at));
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#settled);
    this.#feed.forget();
  }

  #size(gutters: Gutters): [number, number] {
    return [this.#plot.clientWidth - gutters.left - gutters.right, this.#plot.clientHeight - gutters.top - gutters.bottom];
  }

  #moved(): void {
    this.update();
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => {
      if (this.#act) this.#events.looked(this.#fitted ? undefined : lookOf(this.#act.view));
    }, SETTLED_MS);
  }

  #arrived(sheet: Sheet, shape: TableShape): void {
    if (this.#next?.shape === shape) {
      this.#act = this.#next;
      this.#next = undefined;
    }
    if (this.#act?.shape !== shape) return;
    this.#act.sheet = sheet;
    this.#events.painted(sheet);
    this.#askExact(this.#act, sheet);
    this.#draw();
  }

  /** Values that do not fit a byte are asked for where there is room to write them. */
  #askExact(act: Act, sheet: Sheet): void {
    const { x: column, y: row, width, height, layer, step, planes } = sheet.bitmap.picture;
    if (step > 1 || layer === 'outcome' || act.view.scale < NUMBER_FROM) return;
    if (!planes.includes(253) || width * height > MOST_EXACT) return;
    act.solution
      .table(layer, { column, row, width, height })
      .then(({ rows }) => {
        this.#exact = new Map(
          rows.flatMap((cells, j) => cells.map((cell, i) => [`${column + i},${row + j}`, String(cell ?? '')] as const)),
        );
        this.#draw();
      })
      .catch(() => {});
  }

  #draw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    this.#frame = 0;
    const act = this.#act;
    const pen = this.#canvas.getContext('2d');
    if (!act || !pen) return;
    const { palette, overlay, ink } = this.#dress();
    const [width, height] = this.#size(act.gutters);
    drawFrame(pen, {
      view: act.view,
      shape: act.shape,
      plot: { x: act.gutters.left, y: act.gutters.top, width, height },
      ratio: this.#ratio,
      sheet: act.sheet,
      palette,
      exact: this.#exact,
      overlay: { ...overlay, marks: act.shape.marks },
      ink,
    });
  }
}

function sameSize(one: TableShape, other: TableShape): boolean {
  const size = (shape: TableShape) => [shape.x.first, shape.x.count, shape.y.first, shape.y.count, shape.yUp].join();
  return size(one) === size(other);
}
