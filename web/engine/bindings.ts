// The functions of the wasm module as written in cpp/doors/wasm/module.cpp. A test holds `bindingNames` against the live module.

import type { CoreErrorCode } from './facts.js';

/** An error of the core. `said` is a message as JSON, of the form "expected ..., got ...". */
export interface CoreError {
  code: CoreErrorCode;
  said: string;
  /** The parameter that is wrong. */
  field?: string;
  /** The place in judge text; both count from 1. */
  line?: number;
  token?: number;
  /** The character of an expression, from 1. */
  column?: number;
  /** A judge's output for the tests before the error. */
  answered?: Uint8Array;
}

export type Outcome<Success> = ({ ok: true } & Success) | { ok: false; error: CoreError };

type Json = Outcome<{ json: string }>;
/** `pending`: the solution works on demand. The caller advances it until it is done, and calls again. */
type Pending = Outcome<{ json?: string; pending?: boolean }>;

export type PaintedWindow = [x: number, y: number, step: number, width: number, height: number, layer: string];

export interface Painted {
  planes: Uint8Array<ArrayBuffer>;
  sampled: boolean;
}

/** Results of the last slice. */
export type Advanced = { output?: Uint8Array; ignored?: boolean; json?: string } & Partial<Painted>;

export interface Bindings {
  catalogue(): { ok: true; json: string };
  /**
   * Starts a judge on the input, which is read once, here. `parameters` as in `open`: those of a rule text. `onlyReads`: the output is
   * empty. The caller closes the handle.
   */
  judge(id: string, input: Uint8Array, parameters: Uint8Array, onlyReads: boolean): Outcome<{ handle: number }>;
  /** `parameters`: names and values alternating, as UTF-8, each ended by a zero byte. The caller closes the handle. */
  open(id: string, parameters: Uint8Array): Outcome<{ handle: number }>;
  close(handle: number): void;
  /**
   * Works for about `milliseconds`. Progress is 1 exactly when done; the reply then has the result, once: a judge's output, a painting's
   * picture, the cell that a search found, or null.
   */
  advance(handle: number, milliseconds: number): Outcome<{ progress: number } & Advanced>;
  shape(handle: number): Json;
  answer(handle: number): Json;
  /** Explains a cell; without one, the position that the parameters describe. */
  explain(handle: number, cell: [number, number] | undefined): Pending;
  /** Explains a position in play: a `state` from another explanation. */
  explainState(handle: number, state: string): Pending;
  /** Explains the position after a move, the `play` of an option. */
  follow(handle: number, state: string, move: string): Pending;
  /** Returns a move, null if there is none. A uniform `random`, an integer below 2^53, makes all listed moves equally likely. */
  anyMove(handle: number, state: string, random: number): Pending;
  /** `window`: column, row, width, height; without it the whole table. `soFar`: JSON of what is known without working anything out. */
  table(
    handle: number,
    layer: string,
    window: [number, number, number, number] | undefined,
    form: 'json' | 'csv' | 'soFar',
  ): Outcome<{ json?: string; csv?: string; pending?: boolean }>;
  /** Paints at once. `planes` is a copy, laid out as in cpp/tables/paint.hpp. */
  paint(handle: number, ...window: PaintedWindow): Outcome<Painted>;
  /** Starts painting a solved table with exact shares where possible. The caller advances and closes the handle. */
  refine(handle: number, ...window: PaintedWindow): Outcome<{ handle: number }>;
  /** A table that marks the cells with the same value of the layer. Closed by the caller or with the solution. */
  alike(handle: number, layer: string, cell: [number, number]): Outcome<{ handle: number }>;
  /** A table that marks the cells in which two solutions differ. Closed by the caller or with either. */
  difference(handle: number, layer: string, other: number, otherLayer: string): Outcome<{ handle: number }>;
  /** Starts a search. `along`: 0 row, 1 column, 2 reading order. Outcomes as in `paint`. The caller advances and closes the handle. */
  seek(
    handle: number,
    from: [number, number] | undefined,
    along: number,
    backward: boolean,
    either: number,
    orElse: number,
  ): Outcome<{ handle: number }>;
  /** Returns the new shape; closes everything derived from the old one. */
  wrap(handle: number, width: number): Json;
}

/** Functions of the module of all games alone (cpp/doors/wasm/tools.cpp). */
export interface RuleBindings {
  /** Starts to look for rules of a text. `parameters` as in `open`. The caller advances and closes the handle. */
  findRule(parameters: Uint8Array): Outcome<{ handle: number }>;
}

/** Exactly the names of `Bindings`; the compiler checks it. */
export const bindingNames = {
  catalogue: true,
  judge: true,
  open: true,
  close: true,
  advance: true,
  shape: true,
  answer: true,
  explain: true,
  explainState: true,
  follow: true,
  anyMove: true,
  table: true,
  paint: true,
  refine: true,
  alike: true,
  difference: true,
  seek: true,
  wrap: true,
} satisfies Record<keyof Bindings, true>;
