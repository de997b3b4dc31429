// Rules that somebody wrote, for figures with game="rules": another engine, so that nobody loads it who does not want it.
import type { Engine } from '../engine/api.js';
import { beside } from './how.js';

declare global {
  var grundyscopeLab: LabPart | undefined;
}

/** What lab.js has: an engine of the one game `rules`, which says messages, and what its games are played on (a Board of views/play/board.ts). One for all figures. */
export interface LabPart {
  start(): Promise<Engine>;
  board(parameters: Readonly<Record<string, string>>): Promise<unknown>;
}

/** From lab.js, which lies beside the script of the element. Rejects where it does not, or may not be run. */
export const labBeside = (site: string) => beside(site, 'lab.js', () => globalThis.grundyscopeLab);
