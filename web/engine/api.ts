// What users of the module see. One implementation (client.ts) stands behind it in browsers and in Node. `Text` is what words for people are:
// English, unless said otherwise.

import type { LayerName } from './facts.js';
import type { Answer, Cell, Explanation, GameInfo, Move, State, TableShape, TableValues } from './shapes.js';

export type { CoreErrorCode, LayerName, OutcomeLetter, ParameterKind } from './facts.js';
export type * from './shapes.js';

export interface TableWindow {
  column: number;
  row: number;
  width: number;
  height: number;
}

/** Pixel (i, j) shows the `step` x `step` cells from (x + i step, y + j step). The corner may lie outside of the table. */
export interface PaintRequest {
  x: number;
  y: number;
  step: number;
  width: number;
  height: number;
  layer: LayerName;
  /** `coarse` (unless said): what can be had at once. `fine`: waits for the solution, and takes its time for exact shares. */
  effort?: 'coarse' | 'fine';
}

/**
 * step 1: one plane; outcome 0 N, 1 P, 2 D, other layers the value up to 253; 254 not known, 255 no such cell.
 * step > 1: three planes; the share of P-cells, that of D-cells (0 only if none, 255 only if all), and 1 where a block has no cell.
 */
export interface Picture extends PaintRequest {
  planes: Uint8Array<ArrayBuffer>;
  /** Some shares are of samples; a fine picture may know better. A share that is not 0 is never shown as 0 unless so. */
  sampled: boolean;
}

/** The colours of a picture: pixels as ImageData holds them, read as little-endian 32 bit (0xAABBGGRR). */
export interface Inks {
  /** Of the 256 bytes of step 1. */
  cells: Uint32Array<ArrayBuffer>;
  /** Of blocks, 65 x 65 of them by rounded shares: drawing.ts. Blocks without a cell are clear. */
  shares: Uint32Array<ArrayBuffer>;
  /** The first row is at the bottom. */
  flipped: boolean;
}

/** A picture in colour. Whoever asked for it closes its images. */
export interface Drawing extends Omit<Picture, 'planes'> {
  flipped: boolean;
  image: ImageBitmap;
  /** The D-cells alone, opaque white, in pictures of outcomes of step 1 that have any. */
  draws?: ImageBitmap;
  /** At step 1, of up to 2^18 cells: as `planes` of a picture. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Some cells are not known yet. */
  partial: boolean;
  /** Some cell in it is D. */
  anyDraw: boolean;
}

/** `onProgress` gets the share of the work done, 1 at the end. An abort rejects the call with an AbortError. */
export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

export type Parameters = Record<string, string | number | bigint | boolean | readonly (string | number | bigint)[]>;

/** Which cell to look for. */
export interface SeekQuery {
  from?: Cell;
  /** Along the row (or column) of `from`, or reading on: the rest of its row, then the rows after it. */
  along: 'row' | 'column' | 'reading';
  /** Toward lower indices. */
  backward?: boolean;
  /** Which outcomes are looked for. */
  outcomes: 'P' | 'D' | 'PD';
}

/** What can be looked at as a table: a solution, or something derived from solutions. */
export interface Table<Text = string> {
  readonly shape: TableShape<Text>;
  table(layer: LayerName, window?: TableWindow, options?: CallOptions): Promise<TableValues>;
  /** As the command line prints it. */
  csv(layer: LayerName, window?: TableWindow, options?: CallOptions): Promise<string>;
  /** What is known so far, unless fine: it does not wait for the solution. */
  paint(request: PaintRequest, options?: CallOptions): Promise<Picture>;
  /** What `paint` gives, in colour, made where it is solved: for canvases, and in browsers only. */
  draw(request: PaintRequest, inks: Inks, options?: CallOptions): Promise<Drawing>;
  /** The nearest cell with one of the outcomes, beyond `from`; nothing if there is none. Without `from`: the first cell of the table may be it. */
  seek(query: SeekQuery, options?: CallOptions): Promise<Cell | undefined>;
  /** Frees what it holds; calls after it reject, and those under way. */
  close(): void;
}

export interface Solution<Text = string> extends Table<Text> {
  readonly id: string;
  /** May change once, when solved: a sequence is then wrapped at its period. And when it is wrapped anew. */
  readonly shape: TableShape<Text>;
  /** Resolves once solved; rejects if it was cancelled or turned out to be out of reach. */
  solve(options?: CallOptions): Promise<void>;
  answer(options?: CallOptions): Promise<Answer<Text>>;
  /** Of a cell, of a position in play, or of the position that the parameters describe. */
  explain(place?: Cell | State, options?: CallOptions): Promise<Explanation<Text>>;
  /** The position after a move, explained; rejects where the rules do not allow it. */
  follow(state: State, move: Move, options?: CallOptions): Promise<Explanation<Text>>;
  /** Some move; all that are listed are equally likely if `random`, a whole number below 2^53, is. Nothing where there is none. */
  anyMove(state: State, random: number, options?: CallOptions): Promise<Move | undefined>;
  /** A game from there on. */
  play(start?: Cell | State, options?: CallOptions): Promise<Play<Text>>;
  /** Marks the cells whose layer holds the same as this one: a table of one layer, `outcome`, P where it does. Lives as long as the solution. */
  alike(layer: LayerName, cell: Cell, options?: CallOptions): Promise<Table<Text>>;
  /** Marks the cells that differ from those of another solution's table of the same size: P where they differ. Lives as long as both. */
  difference(layer: LayerName, other: Solution<Text>, otherLayer: LayerName, options?: CallOptions): Promise<Table<Text>>;
  /** Wraps a sequence into rows of another width, at once; `shape` changes. Tables derived from it, and paintings under way, are closed. */
  wrap(width: number, options?: CallOptions): Promise<void>;
}

/** Chance, from 0 up to but without 1. */
export type Chance = () => number;

/** A game being played: positions explained, one after the other, and which of them is looked at. */
export interface Play<Text = string> {
  readonly positions: readonly Explanation<Text>[];
  /** The moves between them. */
  readonly moves: readonly Move[];
  readonly index: number;
  readonly position: Explanation<Text>;
  /** Plays a move where one looks; what came after it before is given up. */
  move(move: Move, options?: CallOptions): Promise<Explanation<Text>>;
  /** The move of an opponent who plays perfectly with this probability, and else any move: 1 is perfect, 0 random. Nothing where there is none. */
  choose(skill: number, chance?: Chance, options?: CallOptions): Promise<Move | undefined>;
  /** Looks at another position of the game. */
  goTo(index: number): void;
}

export interface Engine<Text = string> {
  readonly games: readonly GameInfo<Text>[];
  /** The judge's output for the judge's input, byte for byte; rejects with an EngineError that names the place of the first error. */
  judge(id: string, input: string | Uint8Array, options?: CallOptions): Promise<string>;
  /** Resolves as soon as the table can be painted. Solving goes on; `signal` and `onProgress` belong to it. */
  open(id: string, parameters?: Parameters, options?: CallOptions): Promise<Solution<Text>>;
  /** Ends the worker. */
  close(): void;
}
