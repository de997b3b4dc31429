// Games whose judges read an input: where one refuses it, another game may have been meant.
import { html } from 'lit';
import type { Engine } from '../../engine/api_messages.js';
import { isAbort } from '../../engine/errors.js';

/** A game that reads the input. */
export interface Fit {
  /** Its title and where it comes from. */
  name: string;
  /** Goes to its judge, which runs the input. */
  open(): void;
}

/** Finds the games that read an input. */
export type FindFits = (input: string, signal: AbortSignal) => Promise<readonly Fit[]>;

/** The ids of the games that read the input, in the order of the catalogue; nothing is answered. Work is that of reading, for each game. */
export async function gamesThatRead(engine: Engine, input: string, signal: AbortSignal): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { id } of engine.games) {
    try {
      await engine.judge(id, input, { onlyReads: true, signal });
      found.push(id);
    } catch (error) {
      if (isAbort(error)) throw error;
      // It has another format, or its module cannot be loaded.
    }
  }
  return found;
}

export const fitsList = (fits: readonly Fit[]) =>
  html`<ul class="judge-fits">${fits.map(({ name, open }) => html`<li><button type="button" @click=${open}>${name}</button></li>`)}</ul>`;
