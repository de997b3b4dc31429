// What the files of a game's folder say of it, each part by its own name, so that who needs one part takes no other along.
import type { LayerName } from '../engine/api_messages.js';
import type { Board } from '../views/play/board.js';

/** `texts`, in the file of a language: the rules in our own words. */
export interface GameTexts {
  /** Impartial or not, how it ends: one line under the title. */
  kind: string;
  /** What a newcomer would not expect: a line on the home page. */
  surprise: string;
  /** What the judge's output says. */
  output: string;
  /** The rules, who moves first, who wins. */
  statement: readonly string[];
  /** What a position consists of. */
  positions: string;
  /** When it is over. */
  terminal: string;
  /** What to look for in the table: true for all parameters, or for those that are given. */
  pattern: string | ((parameters: Readonly<Record<string, string>>) => string);
  /** What is the same in all positions of the table of these parameters, all of which are given; may be nothing. */
  fixedParts?: (parameters: Readonly<Record<string, string>>) => string;
}

/** What to look for in the table of these parameters. */
export const patternOf = ({ pattern }: GameTexts, parameters: Readonly<Record<string, string>>): string =>
  typeof pattern === 'string' ? pattern : pattern(parameters);

/** `board`: draws a position in play; loaded when it is first wanted. */
export type LoadBoard = () => Promise<Board>;

/** `random`: a judge input, the same for the same seed. */
export type RandomInput = (seed: number) => string;

/** `short`: parameters of a game that lasts 5 to 15 moves, and that whoever moves first can win. */
export type Short = Readonly<Record<string, string>>;

export type Parameters = Readonly<Record<string, string>>;

/** How to read accepted judge input and its output. */
export interface JudgeFormat {
  /** The parameters of each position in the input, in the order of the answers. */
  positions(input: string): readonly Parameters[];
  /** Matches one answer in the output; by default a line. */
  answers?: RegExp;
  /** The format is ours or a lecture's: no judge on the web takes it. */
  own?: true;
}

/** What a game is played on; the home page shows games of one kind together. */
export const groups = ['heap', 'heaps', 'board', 'strip'] as const;
export type Group = (typeof groups)[number];

/** Something to begin with, offered at the head of the home page. */
export interface Act {
  kind: 'play' | 'judge' | 'pattern';
  parameters: Readonly<Record<string, string>>;
}

/** `thumbnail`: what makes the better small picture, if not the outcomes of the whole table. */
export interface Thumbnail {
  layer?: LayerName;
  /** Fewer cells, of so many pixels at least. */
  cell?: number;
  /** Its table is the picture at the head of the home page. */
  poster?: boolean;
  /** Offered at the head of the home page. */
  act?: Act;
}
