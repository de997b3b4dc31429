// What is seen of a table, to be taken along.
import type { LayerName, Solution, Table } from '../../../engine/api_messages.js';
import type { Frame } from '../draw/painter.js';

/** Words for a picture that stands alone: the game, and what is said of this instance. */
export interface Caption {
  title: string;
  text?: string | undefined;
}

export interface Sight {
  frame: Frame;
  solution: Solution;
  layer: LayerName;
  /** The pattern whose cells stand out. */
  marked: Table | undefined;
  /** What it means that cells are pale, where some are. */
  pale: string | undefined;
  solved: boolean;
  caption: Caption | undefined;
}

/** Something that cannot be done, said to whoever asked for it. */
export class Refusal extends Error {}
