// The types of what this view shows: the methods of a game, made by scripts/vite/methods.mjs from methods/ID, and the claims about it.
import type { Cell, OutcomeLetter } from '../../engine/api_messages.js';

export type Parameters = Readonly<Record<string, string>>;

/** Counts of one run of a method: positions settled, options looked at, and the memory for its values. */
export interface Count {
  positions: number;
  options: number;
  bytes: number;
}

export interface Method {
  id: string;
  title: string;
  kind: 'naive' | 'memo' | 'order' | 'subtask' | 'fast' | 'formula';
  /** Cost as MathML: time, and memory. */
  time: string;
  space: string;
  /** The program, highlighted with the marks that code.ts reads. */
  cpp: string;
  python: string;
  /** The counts on the instances `stepped` and `counted` of Methods. */
  counts: readonly [Count, Count];
  /** A step settles the value of one position: [line of the C++ code, from 1; number of options examined; the numbers of the position]. */
  steps: readonly (readonly number[])[];
  /** Meaning of the numbers of a position: a column and a row of the game's table (or a place in its sequence), or others. */
  places: 'numbers' | 'cells' | 'squares' | 'digits';
  /** Values computed: outcomes (0 N, 1 P, 2 D), nimbers, numbers of moves, or numbers of winning moves. */
  layer: 'outcome' | 'nimber' | 'remoteness' | 'count';
  /** The value that each step found. */
  values: readonly number[];
  /** For each step the other cells that are known by then, each followed by its value; absent if there are none. */
  more?: readonly (readonly number[])[];
  /** The positions that the answer is read from, each followed by its value; absent if it is the last step. */
  parts?: readonly (readonly number[])[];
  /** The line of the C++ code that prints the answer. */
  printed: number;
  /** For a recursion: the depth of each call. */
  depths?: readonly number[];
  /** For each step the positions of the options examined, all their numbers in a row; absent if the code does not record them. */
  looked?: readonly (readonly number[])[];
  /** Positions visited at growing sizes: [size, positions], as long as the method takes at most `mostGrown` steps. */
  growth?: readonly (readonly [number, number])[];
}

/** The methods of a game, and the instances that they are run on. */
export interface Methods {
  /** Parameters of growing instances; `{n}` stands for the size. */
  grown?: Parameters;
  /** Limit of steps for `growth`. */
  mostGrown?: number;
  /** A small instance, which the reader steps through. */
  stepped: Parameters;
  /** A larger instance, which is only counted. */
  counted: Parameters;
  methods: readonly Method[];
}

/** Counts the steps of a method's code. Rejects with a RangeError if the instance is too large, else with the error. */
export interface Counter {
  count(game: string, method: string, parameters: Parameters, signal: AbortSignal): Promise<Count>;
}

/** A position that illustrates a step of a proof. */
export interface Illustration {
  parameters: Parameters;
  at?: Cell;
  /** Its outcome, which a test checks. */
  outcome: OutcomeLetter;
  nimber?: number;
}

export interface Claim {
  claim: string;
  /** `observed`: checked on the instances that the claim names, not proved for others. */
  kind: 'proved' | 'observed';
  /** The proof in steps, or how far the claim was checked. */
  steps: readonly { text: string; see?: Illustration }[];
  /**
   * A check of an observed claim on larger instances, which the reader can start. For each size of the parameter it counts the positions
   * that the method visits, divided by `per(size)`, the number that the claim expects.
   */
  further?: { method: string; parameter: string; sizes: readonly number[]; per: (size: number) => number };
}

export interface Claims {
  /** The language of the claims. */
  language: string;
  claims: readonly Claim[];
}
