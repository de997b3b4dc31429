// The detail of the event `change`.

import type { Cell } from '../engine/api.js';
import type { ViewName } from '../workspace/views.js';

/** The current selection, and its address on the site if the site is known. */
export interface Change {
  game: string;
  view: ViewName;
  parameters: Readonly<Record<string, string>>;
  cell?: Cell;
  position?: string;
  link?: string;
}
