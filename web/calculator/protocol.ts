// What the calculator's worker and its pages send each other, what its module exports, and what it answers.
import type { Outcome } from '../engine/bindings.js';
import type { CoreErrorCode } from '../engine/facts.js';
import type { Message } from '../engine/message.js';
import type { Natural } from '../engine/shapes.js';

/** A number n / 2^e as text: "-3/4". */
export type Dyadic = string;

/** A corner of a wall of a thermograph: at the tax t >= 0, play stops at `number`. */
export type Corner = readonly [t: Dyadic, number: Dyadic];

/** What an expression is worth: the output of the command `value`. */
export interface Worth {
  /** The canonical form, and the same in ASCII; null if it is too long to be written. */
  value: string | null;
  ascii: string | null;
  mean: Dyadic;
  temperature: Dyadic;
  /** Who wins: Left, Right, the next player, or the previous one. */
  class: 'L' | 'R' | 'N' | 'P';
  left_stop: Dyadic;
  right_stop: Dyadic;
  birthday: Natural;
  /** Of all-small values only; null if it is too long to be written. */
  atomic_weight?: string | null;
  /** Walls from t = 0 on, vertical above the last corner. */
  walls: { left: readonly Corner[]; right: readonly Corner[] };
}

/** Which of two values is greater, `||` if neither: the output of the command `compare`. `difference`: the first less the second. */
export interface Comparison {
  relation: '<' | '>' | '=' | '||';
  difference: string | null;
}

/** What values.mjs exports (cpp/doors/wasm/calculator.cpp). Expressions are UTF-8. A new report cancels the one before. */
export interface CalculatorBindings {
  value(expression: Uint8Array): Outcome<object>;
  compare(one: Uint8Array, two: Uint8Array): Outcome<object>;
  /** Works for about `milliseconds`. Progress is 1 exactly when done; the reply then has the result, once. */
  advance(milliseconds: number): Outcome<{ progress: number; json?: string }>;
}

/** `column`: the character that is wrong, counted from 1. */
export interface Refused {
  code: CoreErrorCode;
  reason: Message;
  field?: string;
  column?: number;
}

export type ToCalculator =
  | { kind: 'start'; wasm: WebAssembly.Module }
  /** One expression is valued, two are compared. */
  | { kind: 'open'; call: number; expressions: readonly string[] }
  | { kind: 'cancel'; call: number };

export type FromCalculator =
  | { kind: 'result'; call: number; result: Worth | Comparison }
  | { kind: 'refused'; call: number; refused: Refused }
  /** The module died. The next call starts another. */
  | { kind: 'crashed'; call: number; text: string };
