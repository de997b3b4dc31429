// What the site knows of each game beyond the catalogue: its rules in our own words, its board, and random judge inputs. A game adds one file.

import type { LayerName } from '../engine/api.js';
import { type Language, language } from '../strings/index.js';
import type { Board } from '../views/play/board.js';

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

export interface GamePage {
  texts: Readonly<Record<Language, GameTexts>>;
  /** Draws a position in play; loaded when it is first wanted. */
  board: () => Promise<Board>;
  random(seed: number): string;
  /** What makes the better small picture, if not the outcomes of the whole table: a layer; fewer cells, of so many pixels at least. */
  thumbnail?: { layer?: LayerName; cell?: number };
  /** Its table is the picture at the head of the home page. */
  poster?: boolean;
}

const files = import.meta.glob<{ default: GamePage }>(['./*.ts', '!./index.ts', '!./random.ts'], { eager: true });

const pages = new Map(Object.entries(files).map(([path, file]) => [path.slice(2, -3), file.default]));

export function pageOf(id: string): GamePage | undefined {
  return pages.get(id);
}

/** In the language of the page. */
export function textsOf(page: GamePage | undefined): GameTexts | undefined {
  return page?.texts[language()];
}
