// Rules that somebody wrote, for figures with game="rules": another engine, so that nobody loads it who does not want it.
import type { Engine } from '../engine/api.js';
import { beside } from './how.js';

declare global {
  var grundyscopeLab: LabPart | undefined;
}

/** Games written as rule texts, as `parts/lab.js` and `lab.js` have them. One object serves all figures of a page. */
export interface LabPart {
  /** Starts the engine of the game `rules`. Its texts are messages, for translation. */
  start(): Promise<Engine>;
  /** Returns the board (a Board of views/play/board.ts) on which the game with these parameters is played. */
  board(parameters: Readonly<Record<string, string>>): Promise<unknown>;
}

/** From lab.js, which lies beside the script of the element. Rejects where it does not, or may not be run. */
export const labBeside = (site: string) => beside(site, 'lab.js', () => globalThis.grundyscopeLab);
