// Steps through a method: what is known so far, the last step, what it read. One more step after the last reads the answer.
import type { Method } from './methods.js';

/** A position with its value. */
export interface Known {
  position: readonly number[];
  value: number;
}

const split = (numbers: readonly number[], size: number): number[][] =>
  Array.from({ length: size > 0 ? Math.floor(numbers.length / size) : 0 }, (_, i) => numbers.slice(i * size, (i + 1) * size));

const known = (row: readonly number[]): Known => ({ position: row.slice(0, -1), value: row.at(-1) ?? 0 });

export class Stepping {
  readonly #method: Method;
  /** The number of steps made. */
  at = 0;

  constructor(method: Method) {
    this.#method = method;
  }

  get length(): number {
    return this.#method.steps.length + 1;
  }

  /** True once the answer has been read. */
  get done(): boolean {
    return this.at > this.#method.steps.length;
  }

  /** The line of the C++ code that the last step executed. */
  get line(): number | undefined {
    return this.done ? this.#method.printed : this.last?.line;
  }

  /** The last step made; once the answer has been read, the last one before that. */
  get last(): { line: number; options: number; position: readonly number[]; value: number; others: number } | undefined {
    const { steps, values, more } = this.#method;
    const i = Math.min(this.at, steps.length) - 1;
    const [line = 0, options = 0, ...position] = steps[i] ?? [];
    if (i < 0) return undefined;
    return { line, options, position, value: values[i] ?? 0, others: split(more?.[i] ?? [], position.length + 1).length };
  }

  /** The positions that the answer is read from, with their values. */
  get answer(): Known[] {
    const { parts, steps, values } = this.#method;
    return parts?.map(known) ?? [{ position: (steps.at(-1) ?? []).slice(2), value: values.at(-1) ?? 0 }];
  }

  /** The positions of the last step: the one that it settled, or those that the answer is read from. */
  get here(): (readonly number[])[] {
    const { last } = this;
    return this.done ? this.answer.map(({ position }) => position) : last ? [last.position] : [];
  }

  /** The positions of the options that the last step examined, if recorded. */
  get reads(): (readonly number[])[] {
    return this.done ? [] : split(this.#method.looked?.[this.at - 1] ?? [], this.last?.position.length ?? 0);
  }

  /** How often the last step's position has been settled. O(steps). */
  get times(): number {
    const position = String(this.last?.position);
    return this.#method.steps.slice(0, this.at).filter(([, , ...other]) => String(other) === position).length;
  }

  /** The values known so far, by position. O(steps). */
  get known(): Map<string, number> {
    const { steps, values, more } = this.#method;
    const found = new Map<string, number>();
    steps.slice(0, this.at).forEach(([, , ...position], i) => {
      found.set(String(position), values[i] ?? 0);
      for (const other of split(more?.[i] ?? [], position.length + 1).map(known)) found.set(String(other.position), other.value);
    });
    return found;
  }

  /** All positions of the method, by their numbers. */
  get positions(): (readonly number[])[] {
    const all = new Map<string, readonly number[]>();
    for (const [, , ...position] of this.#method.steps) all.set(String(position), position);
    for (const row of this.#method.more ?? [])
      for (const { position } of split(row, (this.#method.steps[0]?.length ?? 2) - 1).map(known)) all.set(String(position), position);
    return [...all.values()].sort(byNumbers);
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.length));
  }
}

/** Shorter ones first. */
function byNumbers(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  const i = a.findIndex((number, j) => number !== b[j]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}
