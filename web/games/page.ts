// The exports of the files in a game's folder. Each part has a name of its own, so that loading one does not load the others.
import type { LayerName } from '../engine/api_messages.js';
import type { Language } from '../i18n/languages.js';
import type { Board } from '../views/play/board.js';
import type { Tokens } from './reading.js';

/** `texts`, in the file of a language: the rules in our own words. */
export interface GameTexts {
  /** Impartial or not, how it ends: one line under the title. */
  kind: string;
  /** Meaning of the judge's output. */
  output: string;
  /** The rules, who moves first, who wins. */
  statement: readonly string[];
  /** Parts of a position. */
  positions: string;
  /** When the game ends. */
  terminal: string;
  /** Patterns to look for in the table: true for all parameters, or for those that are given. */
  pattern: string | ((parameters: Readonly<Record<string, string>>) => string);
  /** The components that are the same in all positions of the table; empty if there are none. All parameters are given. */
  fixedParts?: (parameters: Readonly<Record<string, string>>) => string;
}

/** Patterns to look for in the table of these parameters. */
export const patternOf = ({ pattern }: GameTexts, parameters: Readonly<Record<string, string>>): string =>
  typeof pattern === 'string' ? pattern : pattern(parameters);

/** `board`: draws a position in play; loaded when it is first wanted. */
export type LoadBoard = () => Promise<Board>;

/** `chapter`, in a file of its own: the chapter of the book, if it is not named like the game. */
export type Chapter = string;

/** `random`: a judge input, the same for the same seed. */
export type RandomInput = (seed: number) => string;

/** `short`: parameters of a game that lasts 5 to 15 moves, and that whoever moves first can win. */
export type Short = Readonly<Record<string, string>>;

export type Parameters = Readonly<Record<string, string>>;

/** A test of a judge's input; the judge prints a line for each. */
export interface JudgeTest {
  /** Its place in the input, in characters. */
  start: number;
  end: number;
  /** The parameters of its positions, in the order of the answers on its line of the output. */
  positions: readonly Parameters[];
}

/** How to read accepted judge input and its output. */
export interface JudgeFormat {
  /** True if the tests are preceded by their number; otherwise they go on to the end of the input. */
  counted?: true;
  /** Reads the next test and returns the parameters of its positions; undefined at a mark that ends the input. */
  test(tokens: Tokens): readonly Parameters[] | undefined;
  /** Matches one answer on a line of the output; by default the whole line. */
  answers?: RegExp;
  /** True if no online judge takes the format: it is our own, or from a lecture. */
  own?: true;
}

/** `surprise`: what is surprising about the game, one line on the home page. Without loading the texts, so in all languages. */
export type Surprise = Readonly<Record<Language, string>>;

/** `keywords`, in a file of its own: synonyms and techniques that the search finds the game by; shown nowhere. */
export type Keywords = Readonly<Record<Language, string>>;

/**
 * `problem`, in a file of its own: where the game comes from, if a judge or another page has it. What is not known is left out; format,
 * limits and sample are the core's.
 */
export interface Problem {
  /** The online judge, its name for the problem, the problem's title; none for games from elsewhere, whose source the core names. */
  judge?: string;
  code?: string;
  title?: string;
  /** The page of the problem, or of the article or book that has it. */
  address?: string;
  contest?: string;
  author?: string;
  setter?: string;
  tester?: string;
  editorialist?: string;
  /** The editorial's page. */
  editorial?: string;
  /** The judge's number, or its word for it. */
  difficulty?: number | 'easy' | 'medium-hard';
}

/** Groups of the home page, by what the games are played on. */
export const groups = ['heap', 'heaps', 'board', 'strip', 'several'] as const;
export type Group = (typeof groups)[number];

/** A suggestion at the top of the home page. */
export interface Act {
  kind: 'play' | 'judge' | 'pattern';
  parameters: Readonly<Record<string, string>>;
}

/** A table that can be tried on the home page: one to zoom into, or one that proves a period for the value of a parameter, `field`. */
export type Wonder = { parameters: Parameters } & ({ kind: 'zoom' } | { kind: 'period'; field: string });

/** `thumbnail`: how to draw the thumbnail, if not as the outcomes of the whole table. */
export interface Thumbnail {
  layer?: LayerName;
  /** Least size of a cell, in pixels; the thumbnail then shows fewer cells. */
  cell?: number;
  /** Shown alive at the head of the home page. */
  wonder?: Wonder;
  /** Offered at the head of the home page. */
  act?: Act;
  /** Waits on the home page for the visitor's first move. One game does. */
  waits?: { parameters: Parameters; rules: Readonly<Record<Language, string>> };
  /** The game of figures for which none is named yet, and parameters of its smallest picture. One game has it. */
  introduction?: Parameters;
}
