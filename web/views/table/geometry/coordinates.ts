// How cells are named: by their coordinates, or by their index along a wrapped sequence.
import type { Cell, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { grouped } from './ticks.js';

/** The index of a cell in a wrapped table. */
const termOf = ({ x }: TableShape, [column, row]: Cell): number => row * x.count + column;

/** The axes in the order in which cells are written and typed: rows first, as in a matrix, where they are drawn from the top down. */
export function axesOf({ y, sequence, yUp }: TableShape): readonly ('x' | 'y')[] {
  // A single row has no name.
  if (y.name === '') return ['x'];
  return sequence || yUp ? ['x', 'y'] : ['y', 'x'];
}

const indexOn = (axis: 'x' | 'y', [column, row]: Cell): number => (axis === 'x' ? column : row);

/** Name of a cell's index where the table is a sequence or vertices, wrapped into rows. */
export const indexName = (words: Words, { sequence, index }: TableShape): string | undefined =>
  sequence ? words.strings.table.heap : index === undefined ? undefined : words.translate(index);

/** The coordinates of a cell with their names, in this order; of a wrapped table, its index. */
export function coordinates(words: Words, shape: TableShape, cell: Cell): (readonly [name: string, index: number])[] {
  const name = indexName(words, shape);
  if (name !== undefined) return [[name, termOf(shape, cell)]];
  return axesOf(shape).map((axis) => [words.translate(shape[axis].name), indexOn(axis, cell)]);
}

/** The coordinates alone: "3, 5". */
export const cellText = (shape: TableShape, cell: Cell): string =>
  axesOf(shape)
    .map((axis) => grouped(indexOn(axis, cell)))
    .join(', ');
