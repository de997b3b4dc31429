// Requests drawings of a table as the viewport moves: one request at a time, always for the latest viewport. When idle, it replaces a
// sampled picture by an exact one, and one whose cells are not all known by one with more of them.

import type { Drawing, Inks, LayerName, Solution, TableShape } from '../../engine/api_messages.js';
import { EngineError, isAbort } from '../../engine/errors.js';
import type { Viewport } from './geometry/viewport.js';
import { covers, LEAST_MARGIN, windowFor } from './geometry/window.js';

export interface Wanted {
  table: Pick<Solution, 'draw'>;
  shape: TableShape;
  view: Viewport;
  layer: LayerName;
  ratio: number;
  inks: Inks;
}

/** Time without movement after which a picture is refined, in ms. */
const AT_REST = 120;

/** Pause after a picture of a partial solution, as a multiple of its own duration. */
const RESTS = 5;

/** Closes the images, whose memory is outside of the heap and freed too late otherwise. */
export function discard(drawing: Drawing | undefined): void {
  drawing?.image.close();
  drawing?.draws?.close();
}

export class Feed {
  readonly #arrived: (drawing: Drawing, shape: TableShape) => void;
  readonly #failed: (error: unknown) => void;
  #wanted: Wanted | undefined;
  #busy = false;
  #shown: { drawing: Drawing; shape: TableShape; inks: Inks; table: Wanted['table'] } | undefined;
  #stale = false;
  /** Until then, pictures of a partial solution wait. */
  #rest = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  #refining: AbortController | undefined;

  /** A drawing passed on is valid until the next one. */
  constructor(arrived: (drawing: Drawing, shape: TableShape) => void, failed: (error: unknown) => void) {
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /** Sets the viewport; requests a drawing unless the last one still covers it. */
  want(wanted: Wanted): void {
    this.#wanted = wanted;
    if (!this.#serves(wanted)) this.#giveUpRefining();
    this.#next();
  }

  /** More of the solution is known. If not `all`, painting must not slow the solving down. */
  refresh(all: boolean): void {
    clearTimeout(this.#later);
    const wait = all ? 0 : this.#rest - performance.now();
    if (wait > 0) {
      this.#later = setTimeout(() => this.refresh(all), wait);
      return;
    }
    this.#stale = true;
    this.#next();
  }

  forget(): void {
    clearTimeout(this.#later);
    this.#giveUpRefining();
    this.#wanted = undefined;
    discard(this.#shown?.drawing);
    this.#shown = undefined;
  }

  /** Stops refining until the next viewport. */
  rest(): void {
    this.#giveUpRefining();
    this.#wanted = undefined;
  }

  #giveUpRefining(): void {
    this.#refining?.abort();
    this.#refining = undefined;
  }

  #serves(wanted: Wanted): boolean {
    const shown = this.#shown;
    return (
      !this.#stale &&
      shown !== undefined &&
      shown.table === wanted.table &&
      shown.shape === wanted.shape &&
      shown.inks === wanted.inks &&
      covers(shown.drawing, wanted.view, wanted.layer, wanted.ratio, wanted.shape.grain, LEAST_MARGIN)
    );
  }

  #next(): void {
    const wanted = this.#wanted;
    if (this.#busy || !wanted) return;
    if (this.#serves(wanted)) {
      this.#refine(wanted);
      return;
    }
    this.#busy = true;
    this.#stale = false;
    this.#draw(wanted)
      .catch((error) => {
        // Ignored: the table was closed, or the solver stopped; the next movement requests again.
        if (!isAbort(error) && !(error instanceof EngineError && error.code === 'closed')) this.#failed(error);
        if (this.#wanted === wanted) this.#wanted = undefined;
      })
      .finally(() => {
        this.#busy = false;
        this.#next();
      });
  }

  async #draw(wanted: Wanted): Promise<void> {
    const { table, shape, view, layer, ratio, inks } = wanted;
    const from = performance.now();
    const drawing = await table.draw(windowFor(view, layer, ratio, shape.grain), inks);
    const now = performance.now();
    this.#rest = now + RESTS * (now - from);
    this.#show(drawing, wanted);
  }

  #show(drawing: Drawing, { table, shape, inks }: Wanted): void {
    if (!this.#wanted || this.#wanted.shape !== shape || this.#wanted.table !== table) {
      discard(drawing);
      return;
    }
    const before = this.#shown?.drawing;
    this.#shown = { drawing, shape, inks, table };
    this.#arrived(drawing, shape);
    discard(before);
  }

  /** Refines the current picture if it is sampled and nothing else is requested. */
  #refine(wanted: Wanted): void {
    const shown = this.#shown?.drawing;
    if (!shown?.sampled || (shown.effort === 'fine' && shown.step > 1) || this.#refining) return;
    const call = new AbortController();
    this.#refining = call;
    const rest = new Promise((resolve) => setTimeout(resolve, AT_REST));
    rest
      .then(() => {
        const { x, y, step, width, height, layer } = shown;
        return wanted.table.draw({ x, y, step, width, height, layer, effort: 'fine' }, wanted.inks, { signal: call.signal });
      })
      .then((drawing) => {
        if (call.signal.aborted) return discard(drawing);
        this.#refining = undefined;
        this.#show(drawing, wanted);
        this.#next();
      })
      // The sampled picture stays, marked as such.
      .catch(() => {})
      .finally(() => {
        if (this.#refining === call) this.#refining = undefined;
      });
  }
}
