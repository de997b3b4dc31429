// Messages between the client and the session behind it. The type of a result follows from the kind of the request.

import type { Cell, Drawing, Inks, LayerName, Move, PaintRequest, Picture, SeekQuery, State, TableValues, TableWindow } from './api.js';
import type { Answer, Explanation, FoundRules, GameInfo, TableShape } from './api_messages.js';
import type { Advanced } from './bindings.js';
import type { ErrorCode, Place } from './errors.js';
import type { Message, Phrases } from './message.js';
import type { Natural } from './shapes.js';
import type { ReportName, Reports, ValueReport } from './value_reports.js';

/** The result of checking a rule text. Lines and columns count from 1. */
export interface Checked {
  ok: boolean;
  faults: { line: number; column: number; message: Message; parameter?: string }[];
  /** Those with a column are about what is probably not meant. */
  notes: { line: number; column?: number; message: Message }[];
  /** The lines that a text stands for which is a code, such as 0.77. */
  rules?: string;
  order?: Message;
  /** How positions fall apart into regions, or why they do not, and the line that is the reason. */
  split?: { how: Message } | { why_not: Message; line: number };
  /** The text reads contest input and prints answers. */
  contest?: true;
  /** Size of the numbering of positions; some numbers may stand for none. */
  positions?: Natural;
  parameters?: TextParameter[];
  layout?: TextLayout;
}

export interface TextParameter {
  name: string;
  kind: 'integer' | 'list' | 'text';
  default: string;
  least?: number;
  most?: number;
  /** The parameter is the start of a component of the position. */
  start?: true;
}

export type PartForm =
  | 'hidden'
  | 'graph'
  | 'lines'
  | 'heaps'
  | 'bar'
  | 'cells'
  | 'coins'
  | 'lights'
  | 'stones'
  | 'place'
  | 'ends'
  | 'columns'
  | 'tokens'
  | 'number'
  | 'track';

/** The numbering of positions: digits, the most significant first, each `sign * slot` or a sum of two such, counted from `least`. */
export interface TextLayout {
  digits: { slot: number; sign: number; other?: number; otherSign?: number; least: number; count: number; weight: number }[];
  parts: {
    name: string;
    dimensions: number;
    rows: number;
    columns: number;
    first: number;
    least: number;
    most: number;
    /** How the part is drawn, and the parts that are drawn with it, itself included; see cpp/lab/language/forms.hpp. */
    form: PartForm;
    with?: readonly number[];
    /** A number that no line changes or shows: probably meant as a constant. */
    fixed?: true;
    /** Of a place, which has its column first: its rows are counted from the top. */
    down?: true;
    /** A character for each value from the least; of `place`, `columns` and `tokens` one for each of the parts drawn together. */
    glyphs?: string;
    /** Of a bar: the slot whose first square loses. */
    poison?: number;
    /** Codes of the characters of a text: of a place one for each cell, by rows; of ends those of the word. Or the items of their list. */
    letters?: number[];
    items?: number[];
    /** Of a part on a graph: pairs of vertices, whether they have a direction, and whether the places of the part are the edges. */
    edges?: (readonly [from: number, to: number])[];
    arrows?: true;
    onEdges?: true;
    /** Its edges are only removed, and stand on the ground, vertex 0. */
    grows?: true;
    /** Of lines on a graph: how many dots are in a row. */
    dots?: number;
  }[];
  /** A state has all numbers of a position, each minus the least of its range, instead of one number for each component. */
  bySlots?: true;
  partisan?: true;
  /** Right is the first player. */
  rightBegins?: true;
  /** Decided by points. */
  scored?: true;
}

/** Statements of formulas about a position: that the player to move loses there, or what its nimber is. */
export const statements = ['outcome', 'nimber'] as const;

/** A formula over the parts of a position, as typed, and what it says. */
export interface Formula {
  formula: string;
  against: (typeof statements)[number];
}

/**
 * The comparison of a formula with the solution. `cells`: compared so far. `wrong`: the first position where they differ; without `says` if
 * the formula refers to a place that does not exist.
 */
export interface Challenged {
  cells: number;
  wrong?: { position: Message; state: State; says?: number; is: number };
}

/** The reason why an option stays in the canonical form of a value, or goes (cpp/lab/values/position_report.hpp). */
export type FateOfOption =
  | { fate: 'kept' }
  | { fate: 'same'; by: number }
  | { fate: 'dominated'; by?: number }
  | { fate: 'reversible'; reply?: Message; through: string | null; instead: readonly (string | null)[] };

export type ValuedOption = { move: Message; wins: boolean } & Pick<ValueReport, 'value' | 'ascii' | 'mean'> & FateOfOption;

/** Value of a position of a text: the output of the command `value rules`. */
export interface PositionValue extends ValueReport {
  position: Message;
  /** How many positions were valued, each component once. */
  positions: Natural;
  left_options: readonly ValuedOption[];
  right_options: readonly ValuedOption[];
  /** A player has more moves than are listed. */
  more?: true;
}

export interface Opened {
  handle: number;
  shape: TableShape;
}

export interface Calls {
  games: { args: object; result: { games: GameInfo[]; phrases: Phrases } };
  /** Slice by slice until done, with progress messages, as `solve`. */
  judge: {
    args: { id: string; input: string | Uint8Array; parameters: string[]; onlyReads?: boolean };
    result: { output: string; ignored?: boolean };
  };
  open: { args: { id: string; parameters: string[] }; result: Opened };
  /** Slice by slice until done, with progress messages. Returns the shape again, since a sequence is wrapped once its period is found. */
  solve: { args: { handle: number }; result: TableShape };
  answer: { args: { handle: number }; result: Answer };
  explain: { args: { handle: number; place: Cell | State | undefined }; result: Explanation };
  follow: { args: { handle: number; state: State; move: Move }; result: Explanation };
  anyMove: { args: { handle: number; state: State; random: number }; result: Move | null };
  csv: { args: { handle: number; layer: LayerName; window: TableWindow | undefined }; result: string };
  table: { args: { handle: number; layer: LayerName; window: TableWindow | undefined; soFar?: boolean }; result: TableValues };
  /** Slice by slice until found, with progress messages. */
  seek: { args: { handle: number; query: SeekQuery }; result: Cell | undefined };
  alike: { args: { handle: number; layer: LayerName; cell: Cell }; result: Opened };
  difference: { args: { handle: number; layer: LayerName; other: number; otherLayer: LayerName }; result: Opened };
  wrap: { args: { handle: number; width: number }; result: TableShape };
  paint: { args: { handle: number; request: PaintRequest }; result: Picture };
  draw: { args: { handle: number; request: PaintRequest; inks: Inks }; result: Drawing };
  /** Slice by slice, with progress messages. Answered only by the module of all games (finding.ts). */
  findRule: { args: { parameters: string[] }; result: FoundRules };
  close: { args: { handle: number }; result: null };
  /** A report on one expression of values, or on two, slice by slice. Answered only by values.wasm (valuing.ts). */
  report: { args: { report: ReportName; expressions: readonly string[] }; result: Reports[ReportName] };
  /** Reads a rule text without solving it. This, `challenge` and `value` are answered only by the lab's session (web/lab/worker.ts). */
  check: { args: { text: string; parameters: string[] }; result: Checked };
  /** Compares a formula with the solution, slice by slice. */
  challenge: { args: { parameters: string[] } & Formula; result: Challenged };
  /** Values a position of a rule text, or its start, slice by slice, with progress messages. */
  value: { args: { parameters: string[]; state: State | undefined }; result: PositionValue };
}

export type Kind = keyof Calls;
export type Args<K extends Kind> = Calls[K]['args'];
export type Result<K extends Kind> = Calls[K]['result'];

/** The kinds that only the lab's session answers. */
export type OfTheLab = 'check' | 'challenge' | 'value';

export type Request = { [K in Kind]: { kind: K; call: number } & Args<K> }[Kind];

/**
 * Answers requests that not every module does: undefined for others. `run` advances the work of a handle until it is done, and closes it.
 */
export type Others = (request: Request, run: (handle: number) => Promise<Advanced>) => Promise<Result<Kind>> | undefined;

/** `start` comes first, once; `cancel` names a pending call. */
export type ToSession = { kind: 'start'; wasm: WebAssembly.Module } | { kind: 'cancel'; call: number } | Request;

export interface PlainError extends Place {
  code: ErrorCode | 'aborted';
  reason: Message;
}

/**
 * `started`: a worker has its instance; sessions in the same thread do not say so. Every cancel is answered at once by the error `aborted`.
 * `crashed`: the instance is unusable and answers no more; `call`: the fatal call, if known.
 */
export type FromSession =
  | { kind: 'started' }
  | { kind: 'result'; call: number; result: Result<Kind> }
  | { kind: 'error'; call: number; error: PlainError }
  | { kind: 'progress'; call: number; share: number }
  | { kind: 'crashed'; text: string; call?: number };
