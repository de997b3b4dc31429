// The visible part of a table, for saving.
import type { LayerName, Solution, Table } from '../../../engine/api_messages.js';
import type { Frame } from '../draw/painter.js';

/** Title and caption of a picture: the game, and its parameters. */
export interface Caption {
  title: string;
  text?: string | undefined;
  /** Name of saved files, if not that of the game. */
  file?: string | undefined;
}

export interface Sight {
  frame: Frame;
  solution: Solution;
  layer: LayerName;
  /** The highlighted pattern. */
  marked: Table | undefined;
  /** The legend of pale cells, if there are any. */
  pale: string | undefined;
  solved: boolean;
  caption: Caption | undefined;
}

/** An error whose message is shown to the user. */
export class Refusal extends Error {}
