// Values that a picture's byte does not tell, requested where cells are large enough for text.

import type { Drawing, Solution } from '../../engine/api_messages.js';
import { scaleOf } from '../../engine/facts.js';
import { type Exact, NUMBER_FROM, saturated, written } from './draw/glyphs.js';

/** Most cells for which they are requested. */
const MOST = 40_000;

export class ExactValues {
  readonly #changed: () => void;
  #values: Exact = new Map();
  #requested: Drawing | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get values(): Exact {
    return this.#values;
  }

  forget(): void {
    this.#values = new Map();
    this.#requested = undefined;
  }

  /** Requests the values of a drawing, once, if its cells are `scale` pixels wide. */
  want(solution: Solution, drawing: Drawing, scale: number): void {
    const { x: column, y: row, width, height, layer, bytes } = drawing;
    if (this.#requested === drawing || scale < NUMBER_FROM || scaleOf[layer] === 'outcomes' || width * height > MOST) return;
    this.#requested = drawing;
    if (!bytes?.some((byte) => saturated(layer, byte))) return;
    solution
      .table(layer, { column, row, width, height }, { soFar: true })
      .then(({ rows }) => {
        if (this.#requested !== drawing) return;
        const cells = rows.flatMap((values, j) =>
          values.map((cell, i) => [`${column + i},${row + j}`, written(String(cell ?? ''))] as const),
        );
        this.#values = new Map(cells);
        this.#changed();
      })
      // The cells stay without numbers.
      .catch(() => {});
  }
}
