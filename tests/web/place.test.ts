// Cells as they are typed and read.
import { expect, test } from 'vitest';
import type { Solution, TableShape } from '../../web/engine/api.js';
import { Speech } from '../../web/i18n/speech.js';
import { cellText } from '../../web/views/table/geometry/coordinates.js';
import { typedCell } from '../../web/views/table/panels/go_form.js';
import { spoken } from '../../web/views/table/panels/readout.js';
import { Patterns } from '../../web/views/table/patterns.js';
import { Reading } from '../../web/views/table/reading.js';

const { words } = new Speech();

const shape: TableShape = {
  x: { name: 'x', first: 0, count: 20_000 },
  y: { name: 'y', first: 0, count: 20_000 },
  yUp: true,
  layers: ['outcome'],
  marks: [],
};

test.each([
  ['3, 5', [3, 5]],
  ['7 150', [7, 150]],
  ['7 150, 3', [7150, 3]],
  ['7 150 12 000', [7150, 12_000]],
  ['1;2', [1, 2]],
  ['(3, 5)', [3, 5]],
  ['-3, 5', undefined],
  ['3, −5', undefined],
  ['3.5, 2', undefined],
  ['1, 2, 3', undefined],
  ['12', undefined],
  ['20000, 1', undefined],
  ['', undefined],
])('typed: %s', (text, cell) => {
  expect(typedCell(words, shape, text)).toEqual(cell);
});

const named = (x: string, y: string, yUp: boolean): TableShape => ({
  ...shape,
  x: { name: x, first: 1, count: 100 },
  y: { name: y, first: 1, count: 50 },
  yUp,
});
const board = named('column', 'row of the coin', false);
const strip = named('pawn', 'move number k', true);
/** As the lab has it for rules of one number with Left and Right. */
const line: TableShape = { ...board, x: { name: 'n', first: 0, count: 9 }, y: { name: '', first: 0, count: 1 } };
const heaps = named('first heap', 'second heap', true);

test.each([
  // As matrices are written, where rows are drawn from the top down.
  [board, '3, 5', [5, 3]],
  [board, 'row 3, column 5', [5, 3]],
  [board, 'column 5, row 3', [5, 3]],
  [board, 'c 5 r 3', [5, 3]],
  [board, 'column 5, 3', [5, 3]],
  [board, '3, column 5', [5, 3]],
  [board, '40, 60', [60, 40]],
  [board, '60, 40', undefined],
  [board, 'row 3, row 5', undefined],
  // Elsewhere in the order of the axes.
  [strip, '21, 4', [21, 4]],
  [strip, 'pawn 21, move 4', [21, 4]],
  [strip, 'Move 4, pawn 21', [21, 4]],
  [strip, 'k 4; 21', [21, 4]],
  [strip, 'pawn 60, move 51', undefined],
  [heaps, 'second heap 7, first heap 3', [3, 7]],
  [line, '5', [5, 0]],
  [line, 'n = 5', [5, 0]],
  [line, '5, 0', undefined],
  [line, '9', undefined],
  // A word of both axes, or of none, names neither.
  [heaps, 'heap 3, heap 7', [3, 7]],
  [heaps, 'x = 3, y = 7', [3, 7]],
] as const)('typed by name: %j %s', (shape, text, cell) => {
  expect(typedCell(words, shape, text)).toEqual(cell);
});

test('what is read of a cell can be typed', () => {
  for (const shape of [board, strip, heaps, line]) {
    const cell = [7, shape === line ? 0 : 9] as const;
    expect(typedCell(words, shape, spoken(words, { cell, shape }))).toEqual(cell);
    expect(typedCell(words, shape, cellText(shape, cell))).toEqual(cell);
  }
  expect(spoken(words, { cell: [7, 9], shape: board })).toBe('row of the coin 9, column 7');
  expect(spoken(words, { cell: [7, 9], shape: strip })).toBe('pawn 7, move number k 9');
});

test('a cell outside of the table is read as none, and nobody is asked', () => {
  const reading = new Reading(() => {});
  const solution = { shape, table: () => Promise.reject(new Error('asked')) } as unknown as Solution;
  reading.read(solution, [20_000, 0], true, true, false);
  expect(reading.current).toEqual({ cell: [20_000, 0], shape, value: null });
  expect(reading.around).toEqual([]);
});

test('a pattern that cannot be made leaves none: not that of another cell, nor a closed one', async () => {
  const failures: unknown[] = [];
  const patterns = new Patterns(
    () => {},
    (error) => failures.push(error),
  );
  const closed: number[] = [];
  const solution = {
    shape,
    alike: (_: string, [column]: [number, number]) =>
      column === 13
        ? Promise.reject(new Error('no such value'))
        : Promise.resolve({ shape, seek: async () => [0, 0], close: () => closed.push(column) }),
  } as unknown as Solution;
  const want = (column: number | undefined) =>
    patterns.want({ solution, layer: 'outcome', alike: column === undefined ? undefined : [column, 0], other: undefined });
  want(1);
  const first = patterns.table;
  expect(await first).toBe(patterns.marked);
  want(13);
  await patterns.table;
  expect(patterns.marked).toBeUndefined();
  expect(closed).toEqual([1]);
  expect(failures.length).toBe(1);
  want(2);
  const given = patterns.table;
  want(undefined);
  expect(await given).toBeUndefined();
  expect(await patterns.table).toBeUndefined();
  expect(closed).toEqual([1, 2]);
});
