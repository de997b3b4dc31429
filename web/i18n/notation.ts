// The notation of outcomes on this device, in any language: N and P as in the literature, W and L for win and loss, plain words, or the
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

/** Sets the notation. */
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

/** The letters for win and loss, in all languages. */
export const letters = { N: 'W', P: 'L', D: 'D' } as const;
