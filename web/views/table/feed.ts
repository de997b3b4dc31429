// Gets windows of a table drawn as the viewport moves: one request under way at a time, always for what is in sight last. A picture of
// samples is drawn anew, exactly, while nothing else is wanted.

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

/** The viewport has come to rest when it has not moved for so long, in milliseconds: only then is a picture refined. */
const AT_REST = 120;

/** A picture of what is known so far is followed by a rest of so many times its own time. */
const RESTS = 5;

/** Images hold memory outside of the heap, which nobody else gives back in time. */
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
  /** Until then, pictures of what is known so far wait. */
  #rest = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  #refining: AbortController | undefined;

  /** Whoever is told of a drawing keeps it until the next one arrives. */
  constructor(arrived: (drawing: Drawing, shape: TableShape) => void, failed: (error: unknown) => void) {
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /** Says what is in sight; draws it unless the last picture still serves. */
  want(wanted: Wanted): void {
    this.#wanted = wanted;
    if (!this.#serves(wanted)) this.#giveUpRefining();
    this.#next();
  }

  /** The solution knows more than when it was painted last; `all` of it, or some: then painting must not hold up the solving. */
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
        // What was closed meanwhile is of no interest any more; a solver that stopped is asked again when something moves.
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

  /** The picture shown, exactly, if it is of samples and nothing else is wanted meanwhile. */
  #refine(wanted: Wanted): void {
    const shown = this.#shown?.drawing;
    if (!shown?.sampled || shown.effort === 'fine' || this.#refining) return;
    const call = new AbortController();
    this.#refining = call;
    const rest = new Promise((resolve) => setTimeout(resolve, AT_REST));
    rest
      .then(() => {
        const { x, y, step, width, height, layer } = shown;
        return wanted.table.draw({ x, y, step, width, height, layer, effort: 'fine' }, wanted.inks, { signal: call.signal });
      })
      .then((drawing) => {
        if (call.signal.aborted) discard(drawing);
        else this.#show(drawing, wanted);
      })
      // Nothing is lost: the picture of samples stays, and says that it is one.
      .catch(() => {})
      .finally(() => {
        if (this.#refining === call) this.#refining = undefined;
      });
  }
}
