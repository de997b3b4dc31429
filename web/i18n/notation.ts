// How outcomes and values are written on this device, in any language.
import { store, stored } from '../base/storage.js';

/** Outcomes: N and P as in the literature, W and L for win and loss, plain words, or the nimber where there is one. */
export const notations = ['NP', 'WL', 'words', 'nimber'] as const;
export type Notation = (typeof notations)[number];

/** Values of Left and Right: words alone, symbols with their words, or symbols alone. */
export const manners = ['words', 'both', 'symbols'] as const;
export type Manner = (typeof manners)[number];

const listeners = new Set<() => void>();

/** A choice that is kept under `key`. */
function choice<Name extends string>(key: string, names: readonly Name[], usual: Name) {
  let current = names.find((name) => name === stored(key)) ?? usual;
  return {
    get: () => current,
    set(value: Name): void {
      current = value;
      store(key, value);
      for (const changed of listeners) changed();
    },
  };
}

/** The notation of outcomes: read by the first, set by the second. */
export const { get: notation, set: write } = choice('grundyscope.notation', notations, 'NP');
/** The manner of values. */
export const { get: manner, set: writeValues } = choice<Manner>('grundyscope.manner', manners, 'both');

/** Calls `changed` after each choice. Returns what ends that. */
export function onNotation(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** The letters for win and loss, in all languages. */
export const letters = { N: 'W', P: 'L', D: 'D' } as const;
