// What a game's board is, for the view that shows any of them: a drawing, and targets on it. The view makes targets work by mouse, touch
// and keyboard alike, draws hints at them, and speaks of them; a board only says where they are. A board is a function of the position:
// it keeps nothing itself.
import type { SVGTemplateResult } from 'lit';
import type { Explanation, Move, Natural, TableShape } from '../../engine/api_messages.js';
import type { Message } from '../../engine/message.js';
import type { Words } from '../../i18n/words.js';

export interface Scene {
  /** In which it says what it says. */
  words: Words;
  position: Explanation;
  /** The position before, for what a move has just changed; absent at the start. */
  before?: Explanation | undefined;
  shape: TableShape;
  /** The texts of the parameters that were given, by name. */
  parameters: Readonly<Record<string, string>>;
  /** Asks for cells of the table, for boards whose squares are those of the table: null where nothing can stand. */
  cells?:
    | ((window: { column: number; row: number; width: number; height: number }) => (string | Natural | null)[][] | undefined)
    | undefined;
  /** The piece picked up, in games whose moves are a piece and then a place: the `pick` of a target. */
  picked?: string | undefined;
}

export interface Target {
  /** Where it is, in the drawing's units. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** What it does, for those who hear it; without it the text of its move. */
  label?: Message;
  /** Plays this move. */
  move?: Move;
  /** Picks up a piece, or puts it down if it is the one that is picked up: the part that its moves change. */
  pick?: string;
  /** Shown under the pointer or the focus: what the move would do. */
  preview?: SVGTemplateResult;
}

/** A move by number, where there are too many to draw: from `least` to `most`, both included. */
export interface Field {
  label: string;
  least: bigint;
  most: bigint;
  move(value: bigint): Move;
}

export interface Drawing {
  /** Of the drawing in its own units; it is scaled to the room there is, but not above `unit` pixels a unit. */
  width: number;
  height: number;
  unit: number;
  art: SVGTemplateResult;
  targets: Target[];
  fields?: Field[];
  /** What the board shows, in a sentence, for those who do not see it. */
  description: string;
}

export type Board = (scene: Scene) => Drawing;
