// What this view shows: what scripts/vite/methods.mjs makes of a game's methods, and what is known of the game.
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
  /** Code with the marks of code.ts in it. */
  cpp: string;
  python: string;
  /** On `stepped` and on `counted`. */
  counts: readonly [Count, Count];
  /** The line of the C++ code that settled a position, from 1; the options looked at for it; the position. */
  steps: readonly (readonly number[])[];
  /** Of a recursion: how many calls wait for each of them. */
  depths?: readonly number[];
  /** The positions of the options looked at in each step, one number after the other, where they are told. */
  looked?: readonly (readonly number[])[];
  /** [size, positions], as far as the method goes. */
  growth?: readonly (readonly [number, number])[];
}

export interface Methods {
  /** With `{n}` for the size that grows. */
  grown?: Parameters;
  /** Steps, beyond which a method stops there. */
  mostGrown?: number;
  stepped: Parameters;
  counted: Parameters;
  methods: readonly Method[];
}

/** Counts what a method's code goes through; rejects with a RangeError where the instance is not small, else with what is wrong. */
export interface Counter {
  count(game: string, method: string, parameters: Parameters, signal: AbortSignal): Promise<Count>;
}

/** A position to look at, which bears a sentence out. */
export interface Seen {
  parameters: Parameters;
  at?: Cell;
  /** What it is there: tests hold it to that. */
  outcome: OutcomeLetter;
  nimber?: number;
}

export interface Claim {
  claim: string;
  /** Observed: on all that is named in the claim, and no further. */
  kind: 'proved' | 'observed';
  /** The proof in steps, or how far it was looked at. */
  steps: readonly { text: string; see?: Seen }[];
  /** How to check what is observed on larger instances: by how many positions a method works out, as a share of what is expected. */
  further?: { method: string; parameter: string; sizes: readonly number[]; per: (size: number) => number };
}

export interface Claims {
  /** In which they are written. */
  language: string;
  claims: readonly Claim[];
}
