// First view of a rule text, and the parts of the page that wait for its answer.
import { trimmedLines } from '../base/foreign_text.js';
import type { Checked } from '../engine/protocol.js';
import type { OpenGame } from '../workspace/open_game.js';

/** The view that an example opens on: the board where a position is a row or a board of numbers, or on a graph; the table where it is one
 * number or two. */
export const firstView = (text: string): 'board' | 'table' =>
  trimmedLines(text).some((line) => /^\w+[ \t]*\[[^\]]*\][ \t]*:/.test(line) || (isShow(line) && /\bon (graph|arrows|edges)\b/.test(line)))
    ? 'board'
    : 'table';

const isShow = (line: string): boolean => /^show\b/.test(line);

/** True if the axes of the table are chosen, by the text or by parameters. */
const hasAxes = (text: string, { across, up, down }: Record<string, string>): boolean =>
  (across ?? up ?? down) !== undefined || trimmedLines(text).some((line) => isShow(line) && /\b(across|up|down)\b/.test(line));

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
