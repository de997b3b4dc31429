// Where the positions of a method are: cells of the game's own table, with its rows, columns and axes; or places in a row; or else a list.
import type { Cell, TableShape } from '../../engine/api_messages.js';
import type { Method } from './methods.js';

interface Span {
  first: number;
  count: number;
}

export type Ground =
  | { kind: 'table'; x: Span; y: Span; shape: TableShape; cellOf: (position: readonly number[]) => Cell }
  | { kind: 'row'; x: Span; shape: TableShape }
  | { kind: 'list' };

/** Longest side of a table that is shown whole. */
const WHOLE = 16;
/** Longest side of a table that is shown. */
const WIDEST = 40;
/** Longest row. */
const LONGEST = 200;

const spanOf = (numbers: readonly number[], first: number): Span => ({ first, count: Math.max(...numbers) - first + 1 });

/** The whole axis if it is short; else as far as the numbers go. */
export const shownOf = ({ first, count }: Span, numbers: readonly number[]): Span =>
  count <= WHOLE ? { first, count } : spanOf(numbers, first);

/** `shape`: of the table of the game; undefined until it is known. */
export function groundOf(
  { places }: Pick<Method, 'places'>,
  positions: readonly (readonly number[])[],
  shape: TableShape | undefined,
): Ground {
  const [size, ...others] = new Set(positions.map(({ length }) => length));
  if (places !== 'cells' || !shape || others.length > 0) return { kind: 'list' };
  const [columns, rows] = [0, 1].map((part) => positions.map((position) => position[part] ?? 0)) as [number[], number[]];
  const { x, y, sequence } = shape;
  if (size === 1) {
    const last = Math.max(...columns);
    if (!sequence || x.count > WHOLE) return last < LONGEST ? { kind: 'row', x: spanOf(columns, 0), shape } : { kind: 'list' };
    const cellOf = ([place = 0]: readonly number[]): Cell => [place % x.count, Math.floor(place / x.count)];
    return { kind: 'table', x, y: shownOf(y, [Math.floor(last / x.count)]), shape, cellOf };
  }
  const [shownX, shownY] = [shownOf(x, columns), shownOf(y, rows)];
  if (size !== 2 || sequence || shownX.count > WIDEST || shownY.count > WIDEST) return { kind: 'list' };
  return { kind: 'table', x: shownX, y: shownY, shape, cellOf: ([column = 0, row = 0]) => [column, row] };
}
