// Values seen in the pictures of one layer of a solution: the legend keeps those of earlier pictures.
import type { Drawing, LayerName, Solution } from '../../../engine/api_messages.js';
import type { LegendOf } from './legend.js';

export class Seen {
  #key: readonly unknown[] = [];
  #values = new Set<number>();
  #anyDraw = false;

  /** Returns the picture that the legend describes; with a sampled mask it counts as sampled. */
  with(
    { step, anyDraw, layer, present }: Drawing,
    solution: Solution | undefined,
    shown: LayerName,
    sampled: boolean,
  ): LegendOf['drawing'] {
    if (layer !== shown) return { step, anyDraw, sampled };
    const key = [solution, layer, step > 1];
    if (key.some((part, i) => part !== this.#key[i])) [this.#key, this.#values, this.#anyDraw] = [key, new Set(), false];
    for (const value of present) this.#values.add(value);
    this.#anyDraw ||= anyDraw;
    return { step, sampled, anyDraw: this.#anyDraw, present: [...this.#values].sort((one, other) => one - other) };
  }
}
