// The positions that were looked at last, one a game, kept in the browser.
import { storedJson, storeObject } from '../base/storage.js';
import { type Route, routeHash } from '../workspace/route.js';

const KEY = 'grundyscope.recent';
const MOST = 6;
const PAUSE_MS = 600;
/** Longest address kept, in characters. */
const LONGEST = 500;

export interface Recent {
  game: string;
  hash: string;
  /** The parameters that were given: what tells the position from the game's first. */
  given: string;
}

const isRecent = (one: unknown): one is Recent => {
  const { game, hash, given } = (one ?? {}) as Record<string, unknown>;
  return typeof game === 'string' && typeof hash === 'string' && hash.startsWith('#/') && typeof given === 'string';
};

/** The latest first. */
export function recent(): readonly Recent[] {
  const kept = storedJson(KEY);
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the position of a route once it has stayed for a moment: a slider passes many. */
export function remember(route: Route): void {
  clearTimeout(timer);
  timer = setTimeout(() => keep(route), PAUSE_MS);
}

/** Not the position that everybody begins with. */
function keep(route: Route): void {
  const { game, parameters, at, state } = route;
  if (!game || (Object.keys(parameters).length === 0 && !at && !state)) return;
  const { look: _, ...shown } = route;
  const hash = routeHash(shown);
  if (hash.length > LONGEST) return;
  const given = [...Object.values(parameters), ...(at ? [at.join(', ')] : [])].join('; ');
  storeObject(KEY, [{ game, hash, given }, ...recent().filter((one) => one.game !== game)].slice(0, MOST));
}
