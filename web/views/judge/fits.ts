// Games whose judges read an input: where one refuses it, another game may have been meant.
import { html } from 'lit';

/** A game that reads the input. */
export interface Fit {
  /** Its title and where it comes from. */
  name: string;
  /** Goes to its judge, which runs the input. */
  open(): void;
}

/** Finds the games that read an input. */
export type FindFits = (input: string, signal: AbortSignal) => Promise<readonly Fit[]>;

export const fitsList = (fits: readonly Fit[]) =>
  html`<ul class="judge-fits">${fits.map(({ name, open }) => html`<li><button type="button" @click=${open}>${name}</button></li>`)}</ul>`;
