// The positions that were looked at last, one a game, kept in the browser.
import { hasTexts, storedJson, storeObject } from '../base/storage.js';
import { CONTEST, type Route, routeHash } from '../workspace/route.js';

const KEY = 'grundyscope.recent';
const MOST = 6;
const PAUSE_MS = 600;
/** Longest address kept, in characters. */
const LONGEST = 500;

export interface Recent {
  game: string;
  hash: string;
  /** The parameters that were given, which tell the position from the game's first; empty for that one. */
  given: string;
}

const isRecent = (one: unknown): one is Recent =>
  hasTexts(one, 'game', 'hash', 'given') && one.hash.startsWith('#/') && Math.max(one.hash.length, one.given.length) <= LONGEST;

/** The latest first. */
export function recent(): readonly Recent[] {
  const kept = storedJson(KEY);
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
}

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: Route | undefined;

/** Keeps the position of a route once it has stayed for a moment, or another game follows: a slider passes many. */
export function remember(route: Route): void {
  clearTimeout(timer);
  if (waiting && waiting.game !== route.game) keep(waiting);
  waiting = route;
  timer = setTimeout(() => {
    keep(route);
    waiting = undefined;
  }, PAUSE_MS);
}

function keep(route: Route): void {
  const { game, parameters, at } = route;
  if (!game || game === CONTEST) return;
  const { look: _, ...shown } = route;
  const hash = routeHash(shown);
  if (hash.length > LONGEST) return;
  const given = [...Object.values(parameters), ...(at ? [at.join(', ')] : [])].join('; ');
  storeObject(KEY, [{ game, hash, given }, ...recent().filter((one) => one.game !== game)].slice(0, MOST));
}
