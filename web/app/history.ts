// The route in the address bar. Values too long for it are kept beside the history entry, so that back and forward bring them back.
import { omittedFromLink, type Route, readRoute, routeHash } from '../workspace/route.js';

/** A page a game is the site's page at an address of its own: there the game is named by the page until something else is looked at. */
const named = document.querySelector<HTMLMetaElement>('meta[name="grundyscope:game"]')?.content;
const atHome = location.href.replace(/#.*/, '');

const long = new Map<string, Record<string, string>>();
let lastKey = 0;

function entry(route: Route): { long: string } | null {
  const names = omittedFromLink(route);
  if (names.length === 0) return null;
  const key = `long-${++lastKey}`;
  long.set(key, Object.fromEntries(names.map((name) => [name, route.parameters[name] ?? ''])));
  return { long: key };
}

/** Of the site, whichever of its pages is open. */
export const siteFolder = (): string => new URL('.', document.baseURI).href;

/** The page that opens any game: this one, unless it is the page of a game. */
export const sitePage = (): string => (named ? siteFolder() : location.href.replace(/#.*/, ''));

export function currentRoute(): Route {
  const route = named && location.href === atHome ? readRoute(`#/${named}`) : readRoute(location.hash);
  const kept = long.get((history.state as { long?: string } | null)?.long ?? '');
  return kept ? { ...route, parameters: { ...route.parameters, ...kept } } : route;
}

export function pushRoute(route: Route): void {
  if (routeHash(route) === location.hash && omittedFromLink(route).length === 0) return;
  history.pushState(entry(route), '', routeHash(route));
}

export function replaceRoute(route: Route): void {
  history.replaceState(omittedFromLink(route).length > 0 ? (history.state ?? entry(route)) : null, '', routeHash(route));
}

/** To another place of the site. */
export function go(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** From the page of a game, links within the site would load its page anew. */
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
