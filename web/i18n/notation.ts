// How outcomes are written on this device, whatever the language: N and P as in the literature, W and L for win and loss, plain words, or the
// nimber where there is one.

import { store, stored } from '../base/storage.js';

export const notations = ['NP', 'WL', 'words', 'nimber'] as const;
export type Notation = (typeof notations)[number];

const key = 'grundyscope.notation';

let current: Notation = notations.find((name) => name === stored(key)) ?? 'NP';

export function notation(): Notation {
  return current;
}

const listeners = new Set<() => void>();

/** How outcomes are written from now on. */
export function write(value: Notation): void {
  current = value;
  store(key, value);
  for (const changed of listeners) changed();
}

export function onNotation(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Of win and loss, in whatever language. */
export const letters = { N: 'W', P: 'L', D: 'D' } as const;
