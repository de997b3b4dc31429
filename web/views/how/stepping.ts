// Steps through a method: the positions settled so far, how often, and the last step.
import type { Method } from './methods.js';

export interface Settled {
  position: readonly number[];
  times: number;
}

export class Stepping {
  readonly #method: Method;
  /** The number of steps made. */
  at = 0;

  constructor(method: Method) {
    this.#method = method;
  }

  get length(): number {
    return this.#method.steps.length;
  }

  /** The last step made. */
  get last(): { line: number; options: number; position: readonly number[] } | undefined {
    const [line = 0, options = 0, ...position] = this.#method.steps[this.at - 1] ?? [];
    return this.at > 0 ? { line, options, position } : undefined;
  }

  get tellsOptions(): boolean {
    return this.#method.looked !== undefined;
  }

  /** The positions of the options that the last step examined, if recorded. */
  options(parts: number): (readonly number[])[] {
    const looked = this.#method.looked?.[this.at - 1] ?? [];
    return Array.from({ length: Math.floor(looked.length / parts) }, (_, i) => looked.slice(i * parts, (i + 1) * parts));
  }

  /** Visits by position, in the order of the first visit. O(steps). */
  get settled(): Map<string, Settled> {
    const found = new Map<string, Settled>();
    for (const [, , ...position] of this.#method.steps.slice(0, this.at)) {
      const times = found.get(String(position))?.times ?? 0;
      found.set(String(position), { position, times: times + 1 });
    }
    return found;
  }

  /** The smallest rectangle with the positions of all steps, if they are cells: one number or two, and not too far apart. */
  get field(): { x: number; y: number; width: number; height: number; parts: 1 | 2 } | undefined {
    const positions = this.#method.steps.map(([, , ...position]) => position);
    const sizes = new Set(positions.map(({ length }) => length));
    const [size] = sizes;
    if (sizes.size !== 1 || (size !== 1 && size !== 2)) return undefined;
    const range = (part: number) => {
      const all = positions.map((position) => position[part] ?? 0);
      const least = Math.min(...all);
      return [least, Math.max(...all) - least + 1] as const;
    };
    const [x, width] = range(0);
    const [y, height] = range(1);
    return width <= MOST_SIDE && height <= MOST_SIDE ? { x, y, width, height, parts: size } : undefined;
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.length));
  }
}

const MOST_SIDE = 100;
