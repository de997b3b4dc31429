// The view that a rule text opens on.

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
