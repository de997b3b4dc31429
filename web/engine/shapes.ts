// Written from the core by cpp/doors/facts.cpp, on `npm run build`: change it there.

// The shapes of results. `Text` is the type of messages for people: English by default.
import type { LayerName, OutcomeLetter, ParameterKind } from './facts.js';

/** Whole numbers; those above 2^53 are decimal strings. */
export type Natural = number | string;

/** Column and row in the game's own indices, those of the table's axes. */
export type Cell = readonly [column: number, row: number];

/** A position in play: numbers separated by commas, whose meaning the game defines. */
export type State = string;

/** A move in play, valid in its position only: the part that changes and its new value. */
export type Move = string;

export interface ParameterSpec {
  name: string;
  kind: ParameterKind;
  label: string;
  /** As text; empty if there is none. */
  default: string;
  help: string;
  least: Natural;
  most: Natural;
  /** The characters of a text or board; a board's first one is the free square. */
  alphabet?: string;
  choices?: string[];
  /** Sets only the extent of the table; the others describe the position. */
  ofTable?: true;
}

/** The input format of the judge, with a sample of input and output. */
export interface JudgeFormat {
  format: string;
  /** The limits of the online judge; larger input is answered, too. */
  limits?: string;
  input: string;
  output: string;
}

export interface GameInfo<Text = string> {
  id: string;
  title: string;
  source: string;
  credit: string;
  /** The game's names of the first player and of the other. */
  first: Text;
  second: Text;
  parameters: ParameterSpec[];
  /** Every line of play from a position has the same length. */
  fixedLength?: true;
  judge: JudgeFormat;
}

export interface Axis<Text = string> {
  name: Text;
  first: number;
  count: number;
}

/** A mark over the table: a piece on a cell, or an arrow to another cell. With `x` or `y`, the piece is beyond the table, and `cell` is the nearest one. */
export interface Mark {
  cell: Cell;
  to?: Cell;
  /** The column, if it is beyond the end of the axis. */
  x?: Natural;
  /** The row, if it is beyond the end of the axis; of a sequence, the term. */
  y?: Natural;
}

/** From index `preperiod` on, terms equal those one period further on, which are larger by `saltus` if there is one. */
export interface Period {
  preperiod: number;
  period: number;
  saltus?: number;
}

/** A sequence, wrapped into rows: its length, the parameter that sets the width, and its period once proved. */
export interface Sequence<Text = string> {
  count: number;
  parameter: string;
  preperiod?: number;
  period?: number;
  /** By how much each period is larger than the one before it. */
  saltus?: number;
  /** Without proof: the period of all terms in which it was searched for. */
  seen?: Period;
  /** The number of terms in which a period was searched for, from the first; all if absent. */
  searched?: number;
  /** What else is known of it, a sentence each. */
  facts?: Text[];
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
  /** Blocks aligned to squares of this side, from the first cell on, are exact at once; 1 if absent. */
  grain?: number;
  sequence?: Sequence<Text>;
  /** What the cells are, counted from 0 along the rows, where columns and rows mean nothing by themselves. */
  index?: Text;
  headers?: Headers;
  /** The fixed background of the game's board: a strip, a word, the edges of a graph; of a rule text the layout of its positions, as JSON. */
  scene?: string;
  /** The games of a sum. */
  parts?: TablePart<Text>[];
  marks: Mark[];
}

/** `rows[j][i]` is the cell (x0 + i, y0 + j): an outcome letter, a number (negative only in `score`), or text in the layers `value`, `mean` and `temperature`; null where there is none or it is not known. */
export interface TableValues {
  x0: number;
  y0: number;
  width: number;
  height: number;
  rows: (OutcomeLetter | Natural | string | null)[][];
  /** Number of the cells that exist, but are beyond what is worked out for a table; absent if there are none. */
  unknown?: number;
}

export interface Value {
  outcome: OutcomeLetter;
  nimber?: Natural;
  remoteness?: Natural;
  /** Points by which the player to move is ahead in the end, in games decided by points. */
  score?: number;
}

/** `text` is the verdict, with the game's names of the players. */
export interface Answer<Text = string> extends Value {
  /** Who wins rules with Left and Right: Left or Right whoever begins, the next player, or the previous one. Absent with draws. */
  class?: 'L' | 'R' | 'N' | 'P';
  /** What rules with Left and Right are worth in normal play, such as {2|-1/2}, if it is short and found at once. */
  value?: string;
  text: Text;
}

export interface Option<Text = string> extends Value {
  move: Text;
  to: Text;
  cell?: Cell;
  play: Move;
  /** The position after the move, if it cannot be told from `play`. */
  state?: State;
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

/** A part of a position that no longer touches the others. */
export interface Region {
  /** Indices, in `state`, of what may still change. */
  slots: number[];
  /** Absent where it is not known. */
  nimber?: Natural;
}

export interface Explanation<Text = string> extends Value {
  position: Text;
  cell?: Cell;
  options: Option<Text>[];
  /** Not all options are listed. */
  more?: true;
  /** Perfect play: wins as fast, loses as slowly as is known, keeps a draw. Absent where there is no move; it need not be listed. */
  best?: Move;
  /** Their cells, in games with pieces. */
  pieces?: Cell[];
  /** Parameters to change so that the table contains this position, where it does not; absent where none do. */
  table?: Readonly<Record<string, string>>;
  /** The player to move, if the position determines it. */
  mover?: 'first' | 'second';
  /** The parts of a position that no longer touch. */
  regions?: Region[];
  /** The image of each number of `state`, where the second player wins by answering each move with its image by a half turn or a reflection. */
  mirror?: number[];
  /** The positions of a sum of games. */
  parts?: PartOfSum<Text>[];
  /** The first of the cells before it that have its value because they stand on its diagonal. */
  diagonal?: Cell;
  reason: Reason<Text>;
  state: State;
  /** The reason as one sentence. */
  text: Text;
}

/** A game of a sum, with the parameters that were given and its own table. */
export interface TablePart<Text = string> {
  game: string;
  parameters: Readonly<Record<string, string>>;
  shape: TableShape<Text>;
}

/** The position of one of the games of a sum. */
export interface PartOfSum<Text = string> {
  position: Text;
  state: State;
  nimber?: Natural;
  /** In sums of Left and Right, if it is short and found at once. */
  value?: string;
  temperature?: string;
  /** A move is worth more than in every other part. */
  hottest?: true;
  cell?: Cell;
  pieces?: Cell[];
}

/** A statement that is true for all positions of a rule text. */
export interface FoundRule<Text = string> {
  about: 'outcome' | 'nimber' | 'period';
  text: Text;
  /** The same in the language of the text, where it can be written so: true where the player to move loses, or the nimber. */
  formula?: string;
  /** What names in `text` mean. */
  notes?: Text[];
  /** The theorem that proves it for all numbers. */
  proved?: Text;
}

export interface FoundRules<Text = string> {
  /** The number of positions that all of it is true for. */
  positions: Natural;
  /** The number of positions of the same game with ranges twice as wide, for which it is true, too. */
  wider?: Natural;
  /** The number of statements tried. */
  tried: Natural;
  rules: FoundRule<Text>[];
}
