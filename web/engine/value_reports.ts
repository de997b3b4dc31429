// Reports on values: the output of the commands `value` and `compare`, and the other reports of values.wasm (cpp/report/values.hpp).
import type { Natural } from './shapes.js';

/** A number n / 2^e as text: "-3/4". */
export type Dyadic = string;

/** A corner of a wall of a thermograph: at the tax t >= 0, play stops at `number`. */
export type Corner = readonly [t: Dyadic, number: Dyadic];

/** The value of an expression: the output of the command `value`. */
export interface Worth {
  /** The canonical form, and the same in ASCII; null if it is too long to be written. */
  value: string | null;
  ascii: string | null;
  mean: Dyadic;
  temperature: Dyadic;
  /** The winner: Left, Right, the next player, or the previous one. */
  class: 'L' | 'R' | 'N' | 'P';
  left_stop: Dyadic;
  right_stop: Dyadic;
  birthday: Natural;
  /** Of all-small values only; null if it is too long to be written. */
  atomic_weight?: string | null;
  /** Walls from t = 0 on, vertical above the last corner. */
  walls: { left: readonly Corner[]; right: readonly Corner[] };
}

/** The name of the same type in the code. The other one is published. */
export type ValueReport = Worth;

/** Which of two values is greater, `||` if neither: the output of the command `compare`. `difference`: the first less the second. */
export interface Comparison {
  relation: '<' | '>' | '=' | '||';
  difference: string | null;
}

/** The options of a canonical form for each player, at most 60 each. `more`: there are others. */
export interface FormOptions {
  left: readonly ValueReport[];
  right: readonly ValueReport[];
  more?: true;
}

/** The reports of values.wasm by their calls. */
export interface Reports {
  value: ValueReport;
  compare: Comparison;
  options: FormOptions;
  /** An expression cooled by a tax, the expression of a number. */
  cooled: ValueReport;
}
export type ReportName = keyof Reports;
