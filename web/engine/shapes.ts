// Written from the core by cpp/doors/facts.cpp, on `npm run build`: change it there.

// What results hold. `Text` is what words for people are: English, unless said otherwise.
import type { LayerName, OutcomeLetter, ParameterKind } from './facts.js';

/** Whole numbers; those above 2^53 are decimal strings. */
export type Natural = number | string;

/** Column and row in the game's own indices, those of the table's axes. */
export type Cell = readonly [column: number, row: number];

/** A position in play: numbers, separated by commas, whose meaning is the game's own. */
export type State = string;

/** A move in play, worth something in its position only: which part changes, and what becomes of it. */
export type Move = string;

export interface ParameterSpec {
  name: string;
  kind: ParameterKind;
  label: string;
  /** As text; empty where there is none. */
  default: string;
  help: string;
  least: Natural;
  most: Natural;
  /** The characters of a text or board; a board's first one is the free square. */
  alphabet?: string;
  choices?: string[];
}

/** What the judge reads, with a sample of it and of its answer. */
export interface JudgeFormat {
  format: string;
  input: string;
  output: string;
}

export interface GameInfo<Text = string> {
  id: string;
  title: string;
  source: string;
  credit: string;
  /** The player who moves first and the other, in the game's own names. */
  first: Text;
  second: Text;
  parameters: ParameterSpec[];
  judge: JudgeFormat;
}

export interface Axis<Text = string> {
  name: Text;
  first: number;
  count: number;
}

/** Something drawn over the table: a piece on a cell, or an arrow from it to another. */
export interface Mark {
  cell: Cell;
  to?: Cell;
}

/** A sequence, wrapped into rows: its length, the parameter that sets the width, and its period once proved. */
export interface Sequence {
  count: number;
  parameter: string;
  preperiod?: number;
  period?: number;
}

/** A character for each column and row, from the first: the digits of a border. */
export interface Headers {
  x: string;
  y: string;
}

export interface TableShape<Text = string> {
  x: Axis<Text>;
  y: Axis<Text>;
  /** The first row is drawn at the bottom. */
  yUp: boolean;
  layers: LayerName[];
  /** Blocks made of whole blocks of this side, counted from the first cell, are exact at once; 1 if absent. */
  grain?: number;
  sequence?: Sequence;
  headers?: Headers;
  /** What the game's board shows that never changes, a character each: a strip, a word. */
  scene?: string;
  marks: Mark[];
}

/** `rows[j][i]` is the cell (x0 + i, y0 + j): an outcome letter or a number; null where there is none or it is not known. */
export interface TableValues {
  x0: number;
  y0: number;
  width: number;
  height: number;
  rows: (OutcomeLetter | Natural | null)[][];
}

export interface Value {
  outcome: OutcomeLetter;
  nimber?: Natural;
  remoteness?: Natural;
}

/** `text` says who wins in the game's own names. */
export interface Answer<Text = string> extends Value {
  text: Text;
}

export interface Option<Text = string> extends Value {
  move: Text;
  to: Text;
  cell?: Cell;
  play: Move;
}

export type Reason<Text = string> =
  | { kind: 'terminal' }
  | { kind: 'result'; because: Text }
  | { kind: 'winning-move'; move: Text }
  | { kind: 'all-options-N'; options: Natural }
  | { kind: 'drawn'; options: Natural }
  | { kind: 'nim-sum'; nimbers: Natural[]; nimSum: Natural; parts: Text[]; move?: Text; part?: number }
  | { kind: 'fixed-length'; moves: Natural }
  | { kind: 'misere'; heapsAboveOne: Natural; nimSum: Natural }
  | { kind: 'vanishing'; t: Natural; d: Natural };

export interface Explanation<Text = string> extends Value {
  position: Text;
  cell?: Cell;
  options: Option<Text>[];
  /** There are more options than are listed. */
  more?: true;
  /** Perfect play: wins as fast, loses as slowly as is known, keeps a draw. Absent where there is no move; it need not be listed. */
  best?: Move;
  /** Where they stand on the table, in games with pieces. */
  pieces?: Cell[];
  /** Whose move it is, where the position tells. */
  mover?: 'first' | 'second';
  /** The first of the cells before it that have its value because they stand on its diagonal. */
  diagonal?: Cell;
  reason: Reason<Text>;
  state: State;
  /** One sentence that says why. */
  text: Text;
}
