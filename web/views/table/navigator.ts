// The cell cursor, and the commands of keys and buttons on it and on the view.

import type { Axis, Cell, SeekQuery, Solution, TableShape } from '../../engine/api_messages.js';
import { isAbort } from '../../engine/errors.js';
import type { Point, Viewport } from './geometry/viewport.js';
import type { Command } from './input/keys.js';
import type { TableCanvas } from './table_canvas.js';

/** Least pixels per cell after going to a cell. */
const GO_SCALE = 28;

export interface NavigatorEvents {
  /** The cursor moved, or was removed. */
  cursor(): void;
  select(cell: Cell): void;
  /** Opens the field for a cell to go to. */
  ask(): void;
  /** Progress of a search; undefined at its end. */
  searching(share: number | undefined): void;
  /** A search found nothing. */
  missed(query: SeekQuery): void;
  failed(error: unknown): void;
}

export class Navigator {
  readonly #canvas: TableCanvas;
  readonly #events: NavigatorEvents;
  #cursor: Cell | undefined;
  #search: AbortController | undefined;
  #explainFound = false;

  constructor(canvas: TableCanvas, events: NavigatorEvents) {
    this.#canvas = canvas;
    this.#events = events;
  }

  get cursor(): Cell | undefined {
    return this.#cursor;
  }

  /** Places the cursor; without a cell, removes it. */
  place(cell: Cell | undefined): void {
    this.#cursor = cell;
    this.#events.cursor();
  }

  cancel(): void {
    this.#search?.abort();
    this.#search = undefined;
  }

  /** `selected`: the start if there is no cursor. */
  run(command: Command, solution: Solution | undefined, selected: Cell | undefined): void {
    const { view, shape } = this.#canvas;
    if (!view || !shape) return;
    const up = shape.yUp ? -1 : 1;
    switch (command.kind) {
      case 'move':
        this.#step(selected, command.dx, command.dy * up);
        break;
      case 'page':
        this.#step(selected, 0, command.dy * up * Math.max(1, Math.floor(view.visible(view.y).count * 0.8)));
        break;
      case 'edge':
        this.#edge(selected, shape, command);
        break;
      case 'zoom':
        this.zoom(command.factor);
        break;
      case 'fit':
        this.#canvas.fit();
        break;
      case 'seek':
        void this.seek(solution, this.#cursor ?? selected, command);
        break;
      case 'explain':
        // Explains the cell that a pending search is going to.
        if (this.#search) this.#explainFound = true;
        else if (this.#cursor) this.#events.select(this.#cursor);
        break;
      case 'go':
        this.#events.ask();
        break;
      case 'leave':
        this.cancel();
        this.place(undefined);
    }
  }

  /** Zooms about the cursor if visible, else about the middle. */
  zoom(factor: number): void {
    this.#canvas.camera.zoomStep(factor, (view) => {
      const box = this.#cursor && view.rectangle(...this.#cursor);
      const at = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return at && within(view, at) ? at : { x: view.x.length / 2, y: view.y.length / 2 };
    });
  }

  /** Zooms in to a cell and selects it. */
  go(cell: Cell): void {
    this.#canvas.camera.move((view) => view.centredOn(cell[0], 0.5, cell[1], 0.5, Math.max(view.scale, GO_SCALE)));
    this.#cursor = cell;
    this.#events.select(cell);
    this.#events.cursor();
  }

  /** Moves the cursor to the next cell of an outcome. `table`: the table searched, the solution's or a pattern of it. */
  async seek(table: Pick<Solution, 'seek'> | undefined, from: Cell | undefined, query: SeekQuery): Promise<void> {
    const { view } = this.#canvas;
    if (!table || !view) return;
    this.cancel();
    const call = new AbortController();
    this.#search = call;
    this.#explainFound = false;
    const { signal } = call;
    const { along, backward = false, outcomes } = query;
    try {
      const start = from ?? (along === 'reading' ? undefined : middleOf(view));
      const onProgress = (share: number) => !signal.aborted && this.#events.searching(share);
      const found = await table.seek({ ...(start ? { from: start } : {}), along, backward, outcomes }, { signal, onProgress });
      if (signal.aborted) return;
      if (found) {
        this.show(found);
        if (this.#explainFound) this.#events.select(found);
      } else this.#events.missed(query);
    } catch (error) {
      if (!isAbort(error)) this.#events.failed(error);
    } finally {
      if (this.#search === call) this.#search = undefined;
      // A newer search shows its own progress.
      if (!this.#search) this.#events.searching(undefined);
    }
  }

  /** Places the cursor and scrolls to it. */
  show(cell: Cell): void {
    this.#canvas.camera.move((view) => view.showing(...cell));
    this.place(cell);
  }

  #step(selected: Cell | undefined, dx: number, dy: number): void {
    const { view, shape } = this.#canvas;
    if (!view || !shape) return;
    this.cancel();
    const [column, row] = this.#cursor ?? selected ?? middleOf(view);
    this.show([kept(column + dx, shape.x), kept(row + dy, shape.y)]);
  }

  #edge(selected: Cell | undefined, { x, y }: TableShape, { to, whole }: Extract<Command, { kind: 'edge' }>): void {
    const { view } = this.#canvas;
    if (!view) return;
    this.cancel();
    const [, row] = this.#cursor ?? selected ?? middleOf(view);
    const end = (axis: Axis) => (to === 'start' ? axis.first : axis.first + axis.count - 1);
    this.show([end(x), whole ? end(y) : row]);
  }
}

const kept = (index: number, axis: Omit<Axis, 'name'>) => Math.min(axis.first + axis.count - 1, Math.max(axis.first, index));

const within = ({ x, y }: Viewport, at: Point) => at.x >= 0 && at.y >= 0 && at.x <= x.length && at.y <= y.length;

/** The cell in the middle of the visible part. */
export function middleOf(view: Viewport): Cell {
  const middle = (span: Viewport['x']) => {
    const { first, count } = view.visible(span);
    return kept(first + Math.floor(count / 2), span);
  };
  return [middle(view.x), middle(view.y)];
}
