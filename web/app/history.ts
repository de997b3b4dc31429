// The route in the address bar. Values too long for it are kept in memory under a key in the history entry: back and forward restore them.
import { omittedFromLink, type Route, readRoute, routeHash } from '../workspace/route.js';

/** On a game's own page the address names the game; the hash is empty until something is selected. */
const named = document.querySelector<HTMLMetaElement>('meta[name="grundyscope:game"]')?.content;
const atHome = location.href.replace(/#.*/, '');

/** By keys that no other page uses: entries from before a reload have those of then. */
const long = new Map<unknown, Record<string, string>>();

/** The key of the entry shown; other scripts may have left anything in its place. */
const keyShown = (): unknown => (history.state as { long?: unknown } | null)?.long;

function entry(route: Route, key: unknown = `long-${Math.random()}`): { long: unknown } | null {
  const names = omittedFromLink(route);
  if (names.length === 0) return null;
  long.set(key, Object.fromEntries(names.map((name) => [name, route.parameters[name] ?? ''])));
  return { long: key };
}

/** The URL of the site's folder, from any of its pages. */
export const siteFolder = (): string => new URL('.', document.baseURI).href;

/** The page that opens any game: the index, if this is a game's own page. */
export const sitePage = (): string => (named ? siteFolder() : location.href.replace(/#.*/, ''));

export function currentRoute(): Route {
  const route = named && location.href === atHome ? readRoute(`#/${named}`) : readRoute(location.hash);
  const kept = long.get(keyShown());
  return kept ? { ...route, parameters: { ...route.parameters, ...kept } } : route;
}

export function pushRoute(route: Route): void {
  if (routeHash(route) === location.hash && omittedFromLink(route).length === 0) return;
  history.pushState(entry(route), '', routeHash(route));
}

export function replaceRoute(route: Route): void {
  history.replaceState(entry(route, long.has(keyShown()) ? keyShown() : undefined), '', routeHash(route));
}

/** Goes to another route. */
export function go(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Follows links within the site without loading a page, also from a game's own page. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute('href') ?? '');
}

export function onRoute(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener('hashchange', changed);
  if (named) addEventListener('click', follow);
  return () => {
    removeEventListener('click', follow);
    removeEventListener('popstate', changed);
    removeEventListener('hashchange', changed);
  };
}
