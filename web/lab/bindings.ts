// Functions of lab.wasm beyond those of every module: cpp/doors/wasm/lab.cpp.
import type { Bindings, Outcome } from '../engine/bindings.js';

export interface LabBindings extends Bindings {
  /** `parameters`: as for `open`, including `text`. */
  check(parameters: Uint8Array): Outcome<{ json: string }>;
  /** Begins to compare a formula with outcomes or nimbers; cancels the one before. */
  challenge(parameters: Uint8Array, formula: string, nimbers: boolean): Outcome<object>;
  /** Runs the challenge for another slice. */
  challengeOn(milliseconds: number): Outcome<{ progress: number; json: string }>;
  /** Begins to value a position, in the format of `state` in explanations, or the start. When done, `advance` returns its JSON. */
  value(parameters: Uint8Array, state: string | undefined): Outcome<{ handle: number }>;
}
