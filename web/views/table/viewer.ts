// The parts that live while a table is on the page: canvas, gestures, cursor, readings, patterns. The element renders their state and
// passes changes on to them.

import type { Cell, Drawing, LayerName, SeekQuery, Solution, Table, TableShape } from '../../engine/api_messages.js';
import { hasTexts } from '../../engine/facts.js';
import type { Words } from '../../i18n/words.js';
import { type Ink, inkOf, paperInk } from './draw/ink.js';
import type { Marks, OverlayInk } from './draw/overlay.js';
import type { Look } from './geometry/look.js';
import { grouped } from './geometry/ticks.js';
import type { Point, Rectangle } from './geometry/viewport.js';
import { palette } from './ink/palette.js';
import type { Command } from './input/keys.js';
import { middleOf, Navigator } from './navigator.js';
import type { Minimap } from './panels/minimap.js';
import type { WrapHandle } from './panels/wrap_handle.js';
import { type Highlights, type Other, Patterns, shapeShown } from './patterns.js';
import type { Reading } from './reading.js';
import { type DrawStyle, TableCanvas } from './table_canvas.js';
import { rewrapped, Wrapping } from './wrapping.js';

/** Parts loaded after the first picture. */
export type Later = typeof import('./later.js');

/** The element's properties, and its callbacks. */
export interface Host {
  readonly words: Words;
  readonly solution: Solution | undefined;
  readonly layerShown: LayerName;
  readonly selected: Cell | undefined;
  readonly marks: Marks;
  readonly highlights: Highlights;
  readonly other: Other | undefined;
  readonly dark: boolean;
  readonly look: Look | undefined;
  readonly progress: number;
  readonly cooperative: boolean;
  changed(): void;
  painted(drawing: Drawing): void;
  /** Announces a text in the live region. */
  notice(text: string): void;
  /** A gesture that scrolls the page instead of moving the table. */
  unclaimed(gesture: 'wheel' | 'finger'): void;
  select(cell: Cell): void;
  /** The cell that the pointer, the cursor or the selection is at. */
  point(cell: Cell | undefined): void;
  looked(look: Look | undefined): void;
  ask(): void;
  /** The width of a sequence changed; the selected cell moved with its term. */
  wrapped(width: number, selected: Cell | undefined): void;
  failed(error: unknown): void;
}

export class Viewer {
  readonly #host: Host;
  readonly #plot: HTMLElement;
  readonly canvas: TableCanvas;
  readonly navigator: Navigator;
  /** Once it is loaded. */
  reading: Reading | undefined;
  readonly #patterns: Patterns;
  #minimap: Minimap | undefined;
  #handle: WrapHandle | undefined;
  #drawBeyond: Later['drawBeyond'] | undefined;
  readonly #wrapping: Wrapping;
  readonly #off = new AbortController();
  #pointer: Point | undefined;
  #hovered: Cell | undefined;
  /** The view that the table emitted last, and the one that was wanted last. Neither is shown once more. */
  #emitted: Look | undefined;
  #wanted: Look | undefined;
  #ink: (Ink & OverlayInk) | undefined;
  #printing = false;
  #wrappedBy: 'dragged' | 'requested' = 'requested';
  /** Progress of the current search. */
  searching: number | undefined;
  #missed: { outcomes: string; along: string } | undefined;

  constructor(plot: HTMLElement, host: Host) {
    this.#host = host;
    this.#plot = plot;
    const failed = (error: unknown) => host.failed(error);
    this.canvas = new TableCanvas(plot, plot.querySelector('.table-canvas') as HTMLCanvasElement, () => this.#drawStyle(), {
      painted: (drawing) => host.painted(drawing),
      masked: () => host.changed(),
      drawn: ({ view, shape, plot, overview, ratio }) => {
        this.#minimap?.show(view, overview, ratio, [this.chosen, ...(shape.marks ?? []).map(({ cell }) => cell)]);
        this.#handle?.show(view, shape, plot);
      },
      looked: (look) => this.#looked(look),
      failed,
    });
    this.#patterns = new Patterns(() => host.changed(), failed);
    this.#wrapping = new Wrapping((width, before) => this.#wrapped(width, before), failed);
    this.navigator = new Navigator(this.canvas, {
      cursor: () => {
        // Keys take over from the pointer.
        this.#pointer = undefined;
        this.#hovered = undefined;
        this.#read();
        this.canvas.update();
      },
      select: (cell) => host.select(cell),
      ask: () => host.ask(),
      searching: (share) => {
        this.searching = share;
        if (share !== undefined) this.#missed = undefined;
        host.changed();
      },
      missed: (query) => {
        this.#missed = query;
        host.notice(this.missed);
      },
      failed,
    });
    this.#listen();
  }

  close(): void {
    this.#off.abort();
    this.navigator.cancel();
    this.reading?.stop();
    this.#patterns.forget();
    this.canvas.close();
  }

  /** Message that the last search found nothing. */
  get missed(): string {
    return this.#missed ? this.#host.words.strings.table.highlights.missed(this.#missed.outcomes, this.#missed.along) : '';
  }

  /** The shape as drawn. */
  get shape(): TableShape | undefined {
    const { solution, highlights } = this.#host;
    return solution && shapeShown(solution.shape, highlights);
  }

  /** The cell that patterns and searches start from. */
  get chosen(): Cell | undefined {
    return this.navigator.cursor ?? this.#host.selected;
  }

  /** The highlighted pattern. */
  get marked(): Table | undefined {
    return this.#patterns.marked;
  }

  run(command: Command): void {
    this.navigator.run(command, this.#host.solution, this.#host.selected);
  }

  /** True if the compared table differs in no cell, in tables small enough to be searched. */
  get same(): boolean {
    return this.#patterns.empty;
  }

  seek(query: SeekQuery): void {
    void this.navigator.seek(this.#host.solution, this.chosen, query);
  }

  firstDifference(): void {
    void this.#patterns.table.then((marked) => this.navigator.seek(marked, undefined, { along: 'reading', outcomes: 'P' }));
  }

  wrap(width: number, by: 'dragged' | 'requested' = 'requested'): void {
    const { solution } = this.#host;
    this.#wrappedBy = by;
    if (solution?.shape.sequence) this.#wrapping.to(solution, width);
  }

  /** Applies changes of the host's properties. */
  update(changed: (name: 'solution' | 'progress' | 'look' | 'selected' | 'layer') => boolean): void {
    const { solution, look, progress, highlights, other, layerShown } = this.#host;
    if (changed('solution')) {
      this.navigator.cancel();
      this.navigator.place(undefined);
    }
    // Also when only the progress changed: solving can change the shape.
    const shape = this.shape;
    const known = look === this.#emitted || look === this.#wanted;
    this.#wanted = look;
    if (solution && shape && (changed('solution') || changed('progress') || shape !== this.canvas.shape))
      this.canvas.show(solution, shape, look, {
        wrapped: this.#wrapping.busy ? this.#wrappedBy : undefined,
        known,
      });
    else if (changed('look') && look && !known) this.canvas.look(look);
    if (changed('progress')) this.canvas.refresh(progress >= 1);
    if (changed('selected') || changed('progress')) this.#read();
    else if (changed('layer')) this.#readCell();
    // Before it is solved there is nothing to compare.
    const ready = progress >= 1;
    if (solution)
      this.#patterns.want({
        solution,
        layer: layerShown,
        alike: ready && highlights.alike && !other ? this.chosen : undefined,
        other: ready ? other : undefined,
      });
    // Rendering may have changed styles; they are read once for all frames until the next update.
    this.#ink = undefined;
    this.canvas.replaced();
    this.canvas.update();
  }

  #listen(): void {
    const { signal } = this.#off;
    for (const query of ['(forced-colors: active)', '(prefers-contrast: more)'])
      matchMedia(query).addEventListener('change', () => this.#host.changed(), { signal });
    for (const name of ['beforeprint', 'afterprint']) addEventListener(name, () => this.#print(name === 'beforeprint'), { signal });
  }

  /** Takes what is loaded after the first picture. */
  adopt({ drawBeyond, listen, Minimap, Reading, WrapHandle, standIn }: Later): void {
    const { canvas } = this;
    const { signal } = this.#off;
    if (signal.aborted) return;
    const part = (selector: string) => this.#plot.querySelector(selector) as HTMLElement;
    this.#drawBeyond = drawBeyond;
    this.reading = new Reading(() => this.#host.changed());
    this.#minimap = new Minimap(part('.table-map'), (across, down) => canvas.camera.lookAt(across, down));
    this.#handle = new WrapHandle(part('.wrap-handle'), (width) => this.wrap(width, 'dragged'));
    signal.addEventListener(
      'abort',
      standIn(this.#plot, () => canvas.frame),
    );
    const off = listen(this.#plot, {
      pan: (dx, dy) => canvas.camera.pan(dx, dy),
      fling: (vx, vy) => canvas.camera.fling(vx, vy),
      zoom: (factor, at) => canvas.camera.zoom(factor, canvas.inCells(at)),
      box: (from, to) => {
        canvas.box = boxOf(canvas, from, to);
      },
      boxed: (from, to, done) => {
        canvas.box = undefined;
        if (done) canvas.camera.zoomTo(boxOf(canvas, from, to));
      },
      tap: (at) => this.#tap(at),
      hover: (at) => this.#hover(at),
      hold: () => canvas.camera.hold(),
      cooperative: () => this.#host.cooperative,
      fitted: () => this.canvas.fitted,
      unclaimed: (gesture) => this.#host.unclaimed(gesture),
    });
    signal.addEventListener('abort', off);
    canvas.update();
    this.#readCell();
  }

  #drawStyle(): DrawStyle {
    const ink = () => {
      this.#ink ??= this.#printing ? paperInk(this.#plot) : inkOf(this.#plot);
      return this.#ink;
    };
    const { layerShown, dark, selected, marks, highlights } = this.#host;
    const { cursor } = this.navigator;
    const through = this.chosen ?? (this.canvas.view && middleOf(this.canvas.view));
    return {
      words: this.#host.words,
      layer: layerShown,
      palette: palette(dark && !this.#printing),
      overlay: { selected, cursor, ...marks },
      highlight: highlights.line && through ? { line: highlights.line, cell: through } : undefined,
      marked: this.#patterns.marked,
      drawBeyond: this.#drawBeyond,
      // Reading styles forces layout, so it waits for the frame.
      get ink() {
        return ink();
      },
    };
  }

  /** Printing uses the light theme. Synchronous, since the page is copied when this returns. */
  #print(begin: boolean): void {
    this.#printing = begin;
    this.#ink = undefined;
    this.canvas.repaint();
  }

  #looked(look: Look | undefined): void {
    this.#emitted = look;
    this.#host.looked(look);
    // The table moved under the pointer.
    if (this.#pointer) this.#hover(this.#pointer);
    const { view, shape } = this.canvas;
    // Columns and rows that mean nothing by themselves have names that nobody should hear.
    if (!view || !shape || shape.index) return;
    const [columns, rows] = [view.visible(view.x), view.visible(view.y)];
    const { words } = this.#host;
    const range = ({ first, count }: { first: number; count: number }) => [grouped(first), grouped(first + count - 1)] as const;
    this.#host.notice(
      words.strings.table.inSight(words.translate(shape.x.name), ...range(columns), words.translate(shape.y.name), ...range(rows)),
    );
  }

  #tap(at: Point): void {
    const cell = this.canvas.cellAt(at);
    if (!cell) return;
    this.navigator.place(undefined);
    this.#host.select(cell);
  }

  #hover(at: Point | undefined): void {
    this.#pointer = at;
    const cell = at && this.canvas.cellAt(at);
    if (String(cell) === String(this.#hovered)) return;
    this.#hovered = cell;
    this.#read();
  }

  #read(): void {
    this.#host.point(this.#hovered ?? this.chosen);
    this.#readCell();
  }

  #readCell(): void {
    const { solution, progress, layerShown } = this.#host;
    this.reading?.read(solution, this.#hovered ?? this.chosen, progress >= 1, !this.#hovered, hasTexts(layerShown));
  }

  /** Moves cursor and selection to the new cells of their heaps. */
  #wrapped(width: number, before: number): void {
    const { solution, selected } = this.#host;
    const { cursor } = this.navigator;
    if (!solution) return;
    const { shape } = this;
    if (shape) this.canvas.show(solution, shape, undefined, { wrapped: this.#wrappedBy, known: true });
    if (cursor) this.navigator.place(rewrapped(cursor, before, width));
    this.#host.wrapped(width, selected && rewrapped(selected, before, width));
  }
}

/** The rectangle between two points of the plot, in the cells' area. */
function boxOf(canvas: TableCanvas, from: Point, to: Point): Rectangle {
  const [a, b] = [canvas.inCells(from), canvas.inCells(to)];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}
