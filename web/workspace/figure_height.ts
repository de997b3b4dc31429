// Height of a figure. Embed snippets reserve it before the element is defined, and the element takes the same.
import type { Route } from './route.js';

export const controls = ['none', 'basic', 'full'] as const;
/** A bare picture, a picture that answers, or everything. */
export type Controls = (typeof controls)[number];

/** The height in pixels where none is asked for. */
export function defaultHeight({ view }: Pick<Route, 'view'>, controls: Controls): number {
  const room = { table: 440, play: 560, explain: 480, how: 440, judge: 420 }[view];
  return controls === 'full' ? room + 120 : room;
}
