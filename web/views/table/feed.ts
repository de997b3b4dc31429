// Gets windows of the table painted as the viewport moves: one request under way at a time, always for what is in sight last. A picture
// of samples is painted anew, exactly, while nothing else is wanted.
import type { LayerName, Picture, Solution, TableShape } from '../../engine/api.js';
import { EngineError, isAbort } from '../../engine/errors.js';
import { type Sheet, sheetOf } from './draw/painter.js';
import { colour, covers, windowFor } from './geometry/picture.js';
import type { Viewport } from './geometry/viewport.js';
import type { Palette } from './ink/palette.js';

export interface Wanted {
  solution: Solution;
  shape: TableShape;
  view: Viewport;
  layer: LayerName;
  ratio: number;
  palette: Palette;
}

/** The viewport has come to rest when it has not moved for so long, in milliseconds: only then is a picture refined. */
const AT_REST = 120;

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
  #refining: AbortController | undefined;

  constructor(arrived: (sheet: Sheet, shape: TableShape) => void, failed: (error: unknown) => void) {
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /** Says what is in sight; paints it unless the last picture still serves. */
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
      shown.shape === wanted.shape &&
      shown.palette === wanted.palette &&
      covers(shown.sheet.bitmap.picture, wanted.view, wanted.layer, wanted.ratio, wanted.shape.grain)
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
    const { solution, shape, view, layer, ratio } = wanted;
    const from = performance.now();
    const picture = await solution.paint(windowFor(view, layer, ratio, shape.grain));
    const now = performance.now();
    this.#rest = now + RESTS * (now - from);
    this.#show(picture, wanted);
  }

  #show(picture: Picture, { shape, palette }: Wanted): void {
    if (this.#wanted && this.#wanted.shape !== shape) return;
    const sheet = sheetOf(colour(picture, palette, shape.yUp));
    this.#shown = { sheet, shape, palette };
    this.#arrived(sheet, shape);
  }

  /** The picture shown, exactly, if it is of samples and nothing else is wanted meanwhile. */
  #refine(wanted: Wanted): void {
    const shown = this.#shown?.sheet.bitmap.picture;
    if (!shown?.sampled || shown.effort === 'fine' || this.#refining) return;
    const call = new AbortController();
    this.#refining = call;
    const rest = new Promise((resolve) => setTimeout(resolve, AT_REST));
    rest
      .then(() => {
        const { x, y, step, width, height, layer } = shown;
        return wanted.solution.paint({ x, y, step, width, height, layer, effort: 'fine' }, { signal: call.signal });
      })
      .then((picture) => {
        if (!call.signal.aborted) this.#show(picture, wanted);
      })
      // Nothing is lost: the picture of samples stays, and says that it is one.
      .catch(() => {})
      .finally(() => {
        if (this.#refining === call) this.#refining = undefined;
      });
  }
}
