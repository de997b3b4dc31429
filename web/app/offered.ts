// What only pages that can load the command have: the site in one file has it not.
import type { Certifier } from '../views/certificate/element.js';
import type { Counter } from '../views/how/methods.js';

export interface Commands {
  counter: Counter;
  certifier: Certifier;
}

let offered: (() => Promise<Commands>) | undefined;
let counter: Counter | undefined;

/** Called before any page is shown; `load` is called when one of them is first asked for. */
export function offerCommands(load: () => Promise<Commands>): void {
  offered = load;
  counter = { count: async (...asked) => (await load()).counter.count(...asked) };
}

export const counting = (): Counter | undefined => counter;
export const certifying = (): (() => Promise<Commands>) | undefined => offered;
