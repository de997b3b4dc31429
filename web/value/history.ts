// Expressions typed in this visit: they survive reloads, and end with the tab.
import { hasTexts, storedJson, storeObject } from '../base/storage.js';
import type { Expressions } from './address.js';

const key = 'grundyscope.values';
const MOST = 12;

const isSame = (one: Expressions, other: Expressions) => one.one === other.one && one.two === other.two;

/** The latest first. */
export function typedBefore(): Expressions[] {
  const all = storedJson(key, 'sessionStorage');
  return Array.isArray(all) ? all.filter((one) => hasTexts(one, 'one', 'two')).slice(0, MOST) : [];
}

export function remember(now: Expressions): void {
  const others = typedBefore().filter((one) => !isSame(one, now));
  storeObject(key, [now, ...others].slice(0, MOST), 'sessionStorage');
}
