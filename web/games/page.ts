// What the files of a game's folder say of it, each part by its own name, so that who needs one part takes no other along.
import type { LayerName } from '../engine/said.js';
import type { Board } from '../views/play/board.js';

/** `texts`, in the file of a language: the rules in our own words. */
export interface GameTexts {
  /** Impartial or not, how it ends: one line under the title. */
  kind: string;
  /** The rules, who moves first, who wins. */
  statement: readonly string[];
  /** What a position consists of. */
  positions: string;
  /** When it is over. */
  terminal: string;
  /** What to look for in the table. */
  pattern: string;
}

/** `board`: draws a position in play; loaded when it is first wanted. */
export type LoadBoard = () => Promise<Board>;

/** `random`: a judge input, the same for the same seed. */
export type RandomInput = (seed: number) => string;

/** `thumbnail`: what makes the better small picture, if not the outcomes of the whole table. */
export interface Thumbnail {
  layer?: LayerName;
  /** Fewer cells, of so many pixels at least. */
  cell?: number;
  /** Its table is the picture at the head of the home page. */
  poster?: boolean;
}
