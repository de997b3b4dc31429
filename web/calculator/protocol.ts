// What the calculator's worker and its pages send each other, what its module exports, and what it answers.
import type { Outcome } from '../engine/bindings.js';
import type { CoreErrorCode } from '../engine/facts.js';
import type { Message } from '../engine/message.js';
import type { Corner, Dyadic, Worth } from '../engine/worth.js';

export type { Corner, Dyadic, Worth };

/** Which of two values is greater, `||` if neither: the output of the command `compare`. `difference`: the first less the second. */
export interface Comparison {
  relation: '<' | '>' | '=' | '||';
  difference: string | null;
}

/** The options of a canonical form for each player, at most 60 each. `more`: there are others. */
export interface FormOptions {
  left: readonly Worth[];
  right: readonly Worth[];
  more?: true;
}

/** The reports by their calls, which take expressions. */
export interface Reports {
  value: Worth;
  compare: Comparison;
  options: FormOptions;
  /** An expression cooled by a tax, the expression of a number. */
  cooled: Worth;
}
export type ReportName = keyof Reports;

/** What values.mjs exports (cpp/doors/wasm/calculator.cpp). Expressions are UTF-8. A new report cancels the one before. */
export interface CalculatorBindings {
  value(expression: Uint8Array): Outcome<object>;
  compare(one: Uint8Array, two: Uint8Array): Outcome<object>;
  options(expression: Uint8Array): Outcome<object>;
  cooled(expression: Uint8Array, tax: Uint8Array): Outcome<object>;
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
  | { kind: 'open'; call: number; report: ReportName; expressions: readonly string[] }
  | { kind: 'cancel'; call: number };

export type FromCalculator =
  | { kind: 'result'; call: number; result: Reports[ReportName] }
  | { kind: 'refused'; call: number; refused: Refused }
  /** The module died. The next call starts another. */
  | { kind: 'crashed'; call: number; text: string };
