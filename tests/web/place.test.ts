// Cells as they are typed and read.
import { expect, test } from 'vitest';
import type { Solution, TableShape } from '../../web/engine/api.js';
import { typedCell } from '../../web/views/table/panels/tools.js';
import { Patterns } from '../../web/views/table/patterns.js';
import { Reading } from '../../web/views/table/reading.js';

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
  expect(typedCell(shape, text)).toEqual(cell);
});

test('a cell outside of the table is read as none, and nobody is asked', () => {
  const reading = new Reading(() => {});
  const solution = { shape, table: () => Promise.reject(new Error('asked')) } as unknown as Solution;
  reading.read(solution, [20_000, 0], true, true);
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
