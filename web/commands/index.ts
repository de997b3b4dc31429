// Features that need tools.wasm. Absent from the single-file pages.
import type { Formula } from '../engine/protocol.js';
import type { Certifier } from '../views/certificate/element.js';
import type { Counter } from '../views/how/methods.js';

export interface Commands {
  counter: Counter;
  /** Certifies the answer of a built-in game. */
  certifier: Certifier;
  rulesCertifier: (formula?: Formula) => Certifier;
}

let load: (() => Promise<Commands>) | undefined;
let counter: Counter | undefined;

/** Called before any page is shown. `loader` runs when a page first needs a command. */
export function provideCommands(loader: () => Promise<Commands>): void {
  load = loader;
  counter = { count: async (...request) => (await loader()).counter.count(...request) };
}

/** Undefined where the tools are absent. */
export const methodCounter = (): Counter | undefined => counter;
export const commandLoader = (): (() => Promise<Commands>) | undefined => load;
