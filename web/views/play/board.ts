// The interface of boards. A board is a pure function from a position to a drawing with targets; the view makes targets work by mouse,
// touch and keyboard, adds hints, and describes them to assistive technology.
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Explanation, Move, Natural, TableShape } from '../../engine/api_messages.js';
import type { Message } from '../../engine/message.js';
import type { Words } from '../../i18n/words.js';

export interface Scene {
  /** The words for labels and description. */
  words: Words;
  position: Explanation;
  /** The previous position, to mark what the last move changed; undefined at the start. */
  before?: Explanation | undefined;
  /** The positions of the play before this one, in order. */
  earlier?: readonly Explanation[] | undefined;
  shape: TableShape;
  /** The texts of the parameters that were given, by name. */
  parameters: Readonly<Record<string, string>>;
  /** Reads cells of the table, for boards whose squares are its cells; null where no piece can stand. */
  cells?:
    | ((window: { column: number; row: number; width: number; height: number }) => (string | Natural | null)[][] | undefined)
    | undefined;
  /** The `pick` of the piece picked up, in games where a move is a piece and then a place. */
  picked?: string | undefined;
  /** The move that is pointed at. */
  pointed?: Move | undefined;
  /** Whether the board shows what the values of the position rest on, such as its regions. */
  explained?: boolean | undefined;
  /** Draws again, after what a drawing needs has been loaded. */
  redraw?: (() => void) | undefined;
  /** Most cells in a row, on boards whose rows can be wrapped; undefined: what looks best where there is room. */
  across?: number | undefined;
}

export interface Target {
  /** Its rectangle, in units of the drawing. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** A wider part of its row that takes clicks as well, where it is narrow: `[x, width]`. */
  reach?: readonly [number, number];
  /** Accessible name; the text of the move by default. */
  label?: Message;
  /** Plays this move. */
  move?: Move;
  /** Picks up a piece, or puts it down: the index of the component that its moves change. */
  pick?: string;
  /** True where the piece that is picked up may go. */
  goal?: boolean;
  /** Its shape, of the class `target-area`, if it is no rectangle. */
  area?: SVGTemplateResult | undefined;
  /** It is tinted above the pieces, which cover what is below them. */
  over?: true;
  /** The effect of the move, shown under the pointer or focus. */
  preview?: SVGTemplateResult;
}

/** A field for a move by its number, in [least, most], if there are too many to draw. */
export interface Field {
  label: string;
  least: bigint;
  most: bigint;
  move(value: bigint): Move;
}

export interface Drawing {
  /** Size in units. The drawing is scaled to fit, to at most `unit` pixels per unit. */
  width: number;
  height: number;
  unit: number;
  /** Most pixels of its height in a column of text. */
  highest?: number | undefined;
  /** Cells below the pieces of `art`: places where moves begin are tinted between them. Undefined: over `art`. */
  ground?: SVGTemplateResult | undefined;
  art: SVGTemplateResult;
  targets: Target[];
  /** The points where the numbers of moves are drawn that have no target of their own, or are more than their target. */
  middles?: ReadonlyMap<Move, readonly [x: number, y: number]>;
  fields?: Field[];
  /** For what the reader may move by hand: controls below the board, how it is done, handles above the targets, and what a press begins. */
  hand?: { controls: TemplateResult; note: string; art: SVGTemplateResult; press(event: PointerEvent): void } | undefined;
  /** A sentence for assistive technology. */
  description: string;
}

export type Board = (scene: Scene) => Drawing;
