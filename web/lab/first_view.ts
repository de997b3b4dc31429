// What a rule text opens on: its view, and the parts of the page that wait for its answer.
import type { Checked } from '../engine/protocol.js';
import type { OpenGame } from '../workspace/open_game.js';

/** The view that an example opens on: the board where a position is a row or a board of numbers, or on a graph; the table where it is one
 * number or two. */
export const firstView = (text: string): 'board' | 'table' =>
  /^\s*(\w+\s*\[[^\]]*\]\s*:|show\b.*\bon (graph|arrows|edges)\b)/m.test(text) ? 'board' : 'table';

/** True if the axes of the table are chosen, by the text or by parameters. */
const hasAxes = (text: string, { across, up, down }: Record<string, string>): boolean =>
  (across ?? up ?? down) !== undefined || /^\s*show\b.*\b(across|up|down)\b/m.test(text);

/** The view of an address that names none: the table, unless that would be two squares of a board against each other. */
export const openingView = ({ text = '', ...given }: Record<string, string>): 'board' | 'table' =>
  hasAxes(text, given) ? 'table' : firstView(text);

/**
 * The classes of a page whose first text has not been solved yet: what is below the editor waits for the sentences that come before it, and
 * everything below the headline where that may take a third line, with a value, or where fields may show errors.
 */
export function unsettled({ settled }: OpenGame, checked: Checked | undefined, { text: _, ...given }: Record<string, string>): string {
  if (settled || !checked?.ok) return '';
  return checked.layout?.partisan || Object.keys(given).length > 0 ? 'unsettled open-headed' : 'unsettled';
}
