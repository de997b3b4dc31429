// The data of this view: the methods of a game, made by scripts/vite/methods.mjs, and the claims about it.
import type { Cell, OutcomeLetter } from '../../engine/api_messages.js';

export type Parameters = Readonly<Record<string, string>>;

export interface Count {
  positions: number;
  options: number;
  bytes: number;
}

export interface Method {
  id: string;
  title: string;
  kind: 'naive' | 'memo' | 'order' | 'subtask' | 'fast' | 'formula';
  /** MathML. */
  time: string;
  space: string;
  /** Code with the marks of code.ts. */
  cpp: string;
  python: string;
  /** The counts on the instances `stepped` and `counted`. */
  counts: readonly [Count, Count];
  /** For each step: the line of the C++ code that settled a position, from 1; the number of options examined; the position. */
  steps: readonly (readonly number[])[];
  /** For a recursion: the depth of each call. */
  depths?: readonly number[];
  /** The positions of the options examined in each step, one after the other, if recorded. */
  looked?: readonly (readonly number[])[];
  /** [size, positions], up to the size where the method stops. */
  growth?: readonly (readonly [number, number])[];
}

export interface Methods {
  /** The parameters with `{n}` for the growing size. */
  grown?: Parameters;
  /** Number of steps at which a method stops. */
  mostGrown?: number;
  stepped: Parameters;
  counted: Parameters;
  methods: readonly Method[];
}

/** Counts the steps of a method's code. Rejects with a RangeError if the instance is too large, else with the error. */
export interface Counter {
  count(game: string, method: string, parameters: Parameters, signal: AbortSignal): Promise<Count>;
}

/** A position that illustrates a step. */
export interface Seen {
  parameters: Parameters;
  at?: Cell;
  /** Its outcome, which a test checks. */
  outcome: OutcomeLetter;
  nimber?: number;
}

export interface Claim {
  claim: string;
  /** `observed`: on everything named in the claim, and no further. */
  kind: 'proved' | 'observed';
  /** The proof in steps, or how far the claim was checked. */
  steps: readonly { text: string; see?: Seen }[];
  /** How to check an observed claim on larger instances: by the positions that a method visits, relative to the expected number. */
  further?: { method: string; parameter: string; sizes: readonly number[]; per: (size: number) => number };
}

export interface Claims {
  /** The language of the claims. */
  language: string;
  claims: readonly Claim[];
}
