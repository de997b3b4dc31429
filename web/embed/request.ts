// The request of an embed: the attributes of the element, or the query of embed.html, which has the same names. Selections are written as
// in the addresses of the site.

import { anyElement, ownAttributes } from '../workspace/attributes.js';
import { type Controls, controls } from '../workspace/figure_height.js';
import { type Route, routeOf, withoutUnread } from '../workspace/route.js';

export const reveals = ['near', 'interaction', 'load'] as const;
/** When it starts: near the viewport, on interaction, or at once. */
export type Reveal = (typeof reveals)[number];

export { anyElement, ownAttributes };

export interface Request {
  route: Route;
  controls: Controls;
  reveal: Reveal;
  theme: 'auto' | 'light' | 'dark';
  /** In pixels; `auto` grows with the content. Absent: the default of the view (workspace/figure_height.ts). */
  height?: number | 'auto';
}

const one = <T extends string>(names: readonly T[], text: string | null): T | undefined => names.find((name) => name === text);

/**
 * `given`: attributes, or parts of a query. All names that are not attributes of the element are parameters, except those with a hyphen (but
 * for `vertices-at`) or a leading underscore, which belong to frameworks or are data attributes.
 */
export function requestOf(given: Iterable<readonly [name: string, value: string]>): Request {
  const all = new Map(given);
  const rest = [...all].filter(
    ([name]) =>
      name !== 'game' &&
      !anyElement.has(name) &&
      !(ownAttributes as readonly string[]).includes(name) &&
      (name === 'vertices-at' || !/^_|-|^on|:/.test(name)),
  );
  const height = all.get('height')?.trim() ?? '';
  return {
    route: withoutUnread(routeOf(all.get('game')?.trim() || undefined, rest)),
    controls: one(controls, all.get('controls') ?? null) ?? 'basic',
    reveal: one(reveals, all.get('reveal') ?? null) ?? 'near',
    theme: one(['light', 'dark'] as const, all.get('theme') ?? null) ?? 'auto',
    ...(height === 'auto' ? { height } : /^\d{1,4}(px)?$/.test(height) ? { height: Number.parseInt(height, 10) } : {}),
  };
}

/**
 * The element's attributes, without declarations of namespaces and the like. A rule text may be in a child: in a script, or in `pre`, whose
 * lines minifiers leave alone.
 */
export function attributesOf(element: Element): (readonly [name: string, value: string])[] {
  const child =
    element.querySelector('script[type="text/plain"]') ?? (element.getAttribute('game') === 'rules' && element.querySelector('pre'));
  const text = child ? child.textContent : '';
  const given = [...element.attributes].flatMap(({ name, value, namespaceURI }) => (namespaceURI ? [] : [[name, value] as const]));
  return [...(text ? [['text', text] as const] : []), ...given];
}
