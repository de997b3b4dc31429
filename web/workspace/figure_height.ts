// Height of a figure. Embed snippets reserve it before the element is defined, and the element takes the same.
import type { Route } from './route.js';
import type { ViewName } from './views.js';

export const controls = ['none', 'basic', 'full'] as const;
/** A bare picture, a picture that answers, or everything. */
export type Controls = (typeof controls)[number];

const rooms: Readonly<Partial<Record<ViewName, number>>> = { play: 560, board: 560, explain: 480, judge: 420 };

/** The height in pixels where none is asked for. */
export function defaultHeight({ view }: Pick<Route, 'view'>, controls: Controls): number {
  const room = rooms[view] ?? 440;
  return controls === 'full' ? room + 120 : room;
}
