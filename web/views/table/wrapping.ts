// Wraps a sequence while its edge is dragged: one request at a time, always with the latest width.

import type { Cell, Solution } from '../../engine/api_messages.js';
import { isAbort } from '../../engine/errors.js';

/** The cell of the same term after the width changed from `before` to `width`. */
export function rewrapped([column, row]: Cell, before: number, width: number): Cell {
  const term = row * before + column;
  return [term % width, Math.floor(term / width)];
}

export class Wrapping {
  readonly #done: (width: number, before: number) => void;
  readonly #failed: (error: unknown) => void;
  #busy = false;
  #next: number | undefined;

  constructor(done: (width: number, before: number) => void, failed: (error: unknown) => void) {
    this.#done = done;
    this.#failed = failed;
  }

  get busy(): boolean {
    return this.#busy;
  }

  to(solution: Solution, width: number): void {
    if (this.#busy) {
      this.#next = width;
      return;
    }
    const before = solution.shape.x.count;
    if (width === before) return;
    this.#busy = true;
    solution
      .wrap(width)
      .then(
        () => this.#done(solution.shape.x.count, before),
        (error) => !isAbort(error) && this.#failed(error),
      )
      .finally(() => {
        this.#busy = false;
        const next = this.#next;
        this.#next = undefined;
        if (next !== undefined) this.to(solution, next);
      });
  }
}
