// The functions of the wasm module as written in cpp/doors/wasm/module.cpp. A test holds `bindingNames` against the live module.

import type { CoreErrorCode } from './facts.js';

/** What the core says when it refuses. `said` is a message in JSON that reads "expected ..., got ...". */
export interface CoreError {
  code: CoreErrorCode;
  said: string;
  /** The parameter that is wrong. */
  field?: string;
  /** The place in judge text; both count from 1. */
  line?: number;
  token?: number;
}

export type Outcome<Success> = ({ ok: true } & Success) | { ok: false; error: CoreError };

type Json = Outcome<{ json: string }>;

export type PaintedWindow = [x: number, y: number, step: number, width: number, height: number, layer: string];

export interface Painted {
  planes: Uint8Array<ArrayBuffer>;
  sampled: boolean;
}

/** What the last slice gives. */
export type Advanced = { output?: Uint8Array; json?: string } & Partial<Painted>;

export interface Bindings {
  catalogue(): { ok: true; json: string };
  /** A judge at work on the input, which is read once, here. The caller owns the handle and closes it. */
  judge(id: string, input: Uint8Array): Outcome<{ handle: number }>;
  /** `parameters`: names and values by turns, as UTF-8, each with a zero byte behind it. The caller owns the handle and closes it. */
  open(id: string, parameters: Uint8Array): Outcome<{ handle: number }>;
  close(handle: number): void;
  /** Works for about `milliseconds`; progress is 1 exactly when done, and then a judge gives its output, once, a painting its picture, a search what it found, a cell or null. */
  advance(handle: number, milliseconds: number): Outcome<{ progress: number } & Advanced>;
  shape(handle: number): Json;
  answer(handle: number): Json;
  /** Without a cell: the position that the parameters describe. */
  explain(handle: number, cell: [number, number] | undefined): Json;
  /** Of a position in play: a `state` from another explanation. */
  explainState(handle: number, state: string): Json;
  /** Of the position after a move, a `play` of an option. */
  follow(handle: number, state: string, move: string): Json;
  /** Some move, or null where there is none; all that are listed are equally likely if `random`, a whole number below 2^53, is. */
  anyMove(handle: number, state: string, random: number): Json;
  /** `window`: column, row, width, height; without it the whole table. */
  table(
    handle: number,
    layer: string,
    window: [number, number, number, number] | undefined,
    csv: boolean,
  ): Outcome<{ json?: string; csv?: string }>;
  /** At once. The layout of `planes`, a copy: cpp/tables/paint.hpp. */
  paint(handle: number, ...window: PaintedWindow): Outcome<Painted>;
  /** The same with exact shares where they can be had, of what is solved: to be advanced, and closed by the caller. */
  refine(handle: number, ...window: PaintedWindow): Outcome<{ handle: number }>;
  /** Marks the cells whose layer holds what the given one holds: a table, closed by the caller or along with the solution. */
  alike(handle: number, layer: string, cell: [number, number]): Outcome<{ handle: number }>;
  /** Marks the cells in which two solutions differ, likewise. */
  difference(handle: number, layer: string, other: number, otherLayer: string): Outcome<{ handle: number }>;
  /** `along` 0 the row, 1 the column, 2 reading on; the two outcomes as `paint` numbers them: to be advanced, and closed by the caller. */
  seek(
    handle: number,
    from: [number, number] | undefined,
    along: number,
    backward: boolean,
    either: number,
    orElse: number,
  ): Outcome<{ handle: number }>;
  /** Gives the new shape; closes what was derived from the old one. */
  wrap(handle: number, width: number): Json;
}

/** Every name of `Bindings`, neither more nor less: the compiler sees to it. */
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
