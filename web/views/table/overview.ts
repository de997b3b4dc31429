// A small drawing of the whole table: for the minimap, and where the current window does not reach.
import type { Drawing, Inks, LayerName, Solution, TableShape } from '../../engine/api_messages.js';
import { discard } from './feed.js';
import type { Viewport } from './geometry/viewport.js';

/** Longer side in CSS pixels, on a large and on a small plot. */
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

  /** The drawing last requested; undefined while the first is pending. */
  get drawing(): Drawing | undefined {
    return this.#drawing;
  }

  /** Requests a drawing; `side`: its longer side at most, in device pixels. */
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

  /** Call when more of the solution is known. */
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
