// Works out what the lines mean, a moment after each change: the next change cancels it.

import type { Calculator } from '../engine/calculator.js';
import { EngineError, isAbort } from '../engine/errors.js';
import type { Comparison, ValueReport } from '../engine/value_reports.js';
import type { Expressions } from './address.js';

/** Time without a key until it begins, in ms. */
const PAUSE_MS = 120;

/** Value or error of a line; undefined if it is empty. */
export type LineResult = { report: ValueReport } | { error: unknown } | undefined;

export interface Results {
  /** Their expressions. */
  of: Expressions;
  one: LineResult;
  two: LineResult;
  comparison: Comparison | undefined;
}

export const reportOf = (result: LineResult): ValueReport | undefined => (result && 'report' in result ? result.report : undefined);
export const errorOf = (result: LineResult): unknown => (result && 'error' in result ? result.error : undefined);
export const columnOf = (result: LineResult): number | undefined => {
  const error = errorOf(result);
  return error instanceof EngineError ? error.column : undefined;
};

async function resultOf(calculator: Calculator, expression: string, signal: AbortSignal): Promise<LineResult> {
  if (expression.trim() === '') return undefined;
  try {
    return { report: await calculator.value(expression, { signal }) };
  } catch (error) {
    if (isAbort(error)) throw error;
    return { error };
  }
}

/** Values both lines, and compares them where both have a value. Rejects only when it is cancelled. */
export async function results(calculator: Calculator, of: Expressions, signal: AbortSignal): Promise<Results> {
  const one = await resultOf(calculator, of.one, signal);
  const two = await resultOf(calculator, of.two, signal);
  if (!reportOf(one) || !reportOf(two)) return { of, one, two, comparison: undefined };
  try {
    return { of, one, two, comparison: await calculator.compare(of.one, of.two, { signal }) };
  } catch (error) {
    if (isAbort(error)) throw error;
    // Both have a value, but their difference has none that is within reach.
    return { of, one, two: { error }, comparison: undefined };
  }
}

export class Calculation {
  #running = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `done` is called once, unless another request comes first. `pause`: whether keys may follow. */
  request(calculator: Calculator, of: Expressions, pause: boolean, done: (results: Results) => void): void {
    this.cancel();
    const running = new AbortController();
    this.#running = running;
    const begin = () => results(calculator, of, running.signal).then(done, () => {});
    this.#timer = setTimeout(() => void begin(), pause ? PAUSE_MS : 0);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#running.abort();
  }
}
