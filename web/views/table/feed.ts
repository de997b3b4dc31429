// Gets windows of the table painted as the viewport moves: one request under way at a time, always for what is in sight last.
import type { LayerName, Solution, TableShape } from '../../engine/api.js';
import { EngineError, isAbort } from '../../engine/errors.js';
import { type Sheet, sheetOf } from './painter.js';
import type { Palette } from './palette.js';
import { colour, covers, windowFor } from './picture.js';
import type { Viewport } from './viewport.js';

export interface Wanted {
  solution: Solution;
  shape: TableShape;
  view: Viewport;
  layer: LayerName;
  ratio: number;
  palette: Palette;
}

/** A picture of what is known so far is followed by a rest of so many times its own time. */
const RESTS = 5;

export class Feed {
  readonly #arrived: (sheet: Sheet, shape: TableShape) => void;
  readonly #failed: (error: unknown) => void;
  #wanted: Wanted | undefined;
  #busy = false;
  #shown: { sheet: Sheet; shape: TableShape; palette: Palette } | undefined;
  #stale = false;
  /** Until then, pictures of what is known so far wait. */
  #rest = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(arrived: (sheet: Sheet, shape: TableShape) => void, failed: (error: unknown) => void) {
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /** Says what is in sight; paints it unless the last picture still serves. */
  want(wanted: Wanted): void {
    this.#wanted = wanted;
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
    this.#wanted = undefined;
    this.#shown = undefined;
  }

  #serves(wanted: Wanted): boolean {
    const shown = this.#shown;
    return (
      !this.#stale &&
      shown !== undefined &&
      shown.shape === wanted.shape &&
      shown.palette === wanted.palette &&
      covers(shown.sheet.bitmap.picture, wanted.view, wanted.layer, wanted.ratio)
    );
  }

  #next(): void {
    const wanted = this.#wanted;
    if (this.#busy || !wanted || this.#serves(wanted)) return;
    this.#busy = true;
    this.#stale = false;
    this.#paint(wanted)
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

  async #paint(wanted: Wanted): Promise<void> {
    const { solution, shape, view, layer, ratio, palette } = wanted;
    const from = performance.now();
    const picture = await solution.paint(windowFor(view, layer, ratio));
    const now = performance.now();
    this.#rest = now + RESTS * (now - from);
    if (this.#wanted && this.#wanted.shape !== shape) return;
    const sheet = sheetOf(colour(picture, palette, shape.yUp));
    this.#shown = { sheet, shape, palette };
    this.#arrived(sheet, shape);
  }
}
