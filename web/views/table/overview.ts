// The whole table, small: the minimap, and what stands where the window of the moment does not reach yet.
import type { Drawing, Inks, LayerName, Solution, TableShape } from '../../engine/api_messages.js';
import { discard } from './feed.js';
import type { Viewport } from './geometry/viewport.js';

/** CSS pixels of its longer side, on a large plot and on a small one. */
const SIDES = [128, 76] as const;
const SMALL = 400;

export function overviewSide({ x, y }: Viewport): number {
  return SIDES[Math.min(x.length, y.length) < SMALL ? 1 : 0];
}

export class Overview {
  readonly #arrived: () => void;
  #of: { solution: Solution; shape: TableShape; layer: LayerName; inks: Inks; side: number } | undefined;
  #drawing: Drawing | undefined;
  #stale = false;

  constructor(arrived: () => void) {
    this.#arrived = arrived;
  }

  /** Of what was asked for last; nothing while it is on its way for the first time. */
  get drawing(): Drawing | undefined {
    return this.#drawing;
  }

  /** `side`: device pixels of its longer side, at most. */
  want(solution: Solution, shape: TableShape, layer: LayerName, inks: Inks, side: number): void {
    const of = this.#of;
    const same = of?.solution === solution && of.shape === shape && of.layer === layer && of.inks === inks && of.side === side;
    if (same && !this.#stale) return;
    if (!same) this.#drop();
    this.#stale = false;
    const request = { solution, shape, layer, inks, side };
    this.#of = request;
    const step = Math.max(1, Math.ceil(Math.max(shape.x.count, shape.y.count) / side));
    const size = { width: Math.ceil(shape.x.count / step), height: Math.ceil(shape.y.count / step) };
    solution.draw({ x: shape.x.first, y: shape.y.first, step, ...size, layer }, inks).then(
      (drawing) => {
        if (this.#of !== request) return discard(drawing);
        discard(this.#drawing);
        this.#drawing = drawing;
        this.#arrived();
      },
      () => {},
    );
  }

  /** More is known than when it was painted. */
  refresh(): void {
    this.#stale = true;
  }

  forget(): void {
    this.#of = undefined;
    this.#drop();
  }

  #drop(): void {
    discard(this.#drawing);
    this.#drawing = undefined;
  }
}
