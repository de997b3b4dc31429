// The route in the address bar. Values too long for it are kept beside the history entry, so that back and forward bring them back.
import { leftOut, type Route, readRoute, routeHash } from '../desk/route.js';

const long = new Map<string, Record<string, string>>();
let lastKey = 0;

function entry(route: Route): { long: string } | null {
  const names = leftOut(route);
  if (names.length === 0) return null;
  const key = `long-${++lastKey}`;
  long.set(key, Object.fromEntries(names.map((name) => [name, route.parameters[name] ?? ''])));
  return { long: key };
}

export function currentRoute(): Route {
  const route = readRoute(location.hash);
  const kept = long.get((history.state as { long?: string } | null)?.long ?? '');
  return kept ? { ...route, parameters: { ...route.parameters, ...kept } } : route;
}

export function pushRoute(route: Route): void {
  if (routeHash(route) === location.hash && leftOut(route).length === 0) return;
  history.pushState(entry(route), '', routeHash(route));
}

export function replaceRoute(route: Route): void {
  history.replaceState(leftOut(route).length > 0 ? (history.state ?? entry(route)) : null, '', routeHash(route));
}

export function onRoute(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener('hashchange', changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener('hashchange', changed);
  };
}
