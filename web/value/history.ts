// What was typed in this visit: it survives reloads, and ends with the tab.
import { storedJson, storeObject } from '../base/storage.js';
import type { Expressions } from '../calculator/address.js';

const key = 'grundyscope.values';
const MOST = 12;

const isExpressions = (one: unknown): one is Expressions =>
  typeof one === 'object' && one !== null && typeof (one as Expressions).one === 'string' && typeof (one as Expressions).two === 'string';

const isSame = (one: Expressions, other: Expressions) => one.one === other.one && one.two === other.two;

/** The latest first. */
export function typedBefore(): Expressions[] {
  const all = storedJson(key, 'sessionStorage');
  return Array.isArray(all) ? all.filter(isExpressions) : [];
}

export function remember(now: Expressions): void {
  const others = typedBefore().filter((one) => !isSame(one, now));
  storeObject(key, [now, ...others].slice(0, MOST), 'sessionStorage');
}
