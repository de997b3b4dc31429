// What the lab's module has beside the functions of every module: cpp/doors/wasm/lab.cpp.
import type { Bindings, Outcome } from '../engine/bindings.js';

export interface LabBindings extends Bindings {
  /** `parameters`: as `open` takes them, `text` among them. */
  check(parameters: Uint8Array): Outcome<{ json: string }>;
  /** Begins to hold a formula against outcomes or nimbers; the one before is given up. */
  challenge(parameters: Uint8Array, formula: string, nimbers: boolean): Outcome<object>;
  /** Works on at it. */
  challengeOn(milliseconds: number): Outcome<{ progress: number; json: string }>;
}
