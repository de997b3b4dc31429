// The benchmark's own arithmetic, and that no game is left out. Its measurements hold outputs against each other whenever it runs.
import { expect, test } from 'vitest';
import { byTurns, exponent, median } from '../../scripts/steps/bench-measure.mjs';
import { benchRows } from '../../scripts/steps/bench-rows.mjs';
import { ids } from './both.mjs';

test('medians', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the exponent of a power is found, whatever its factor', () => {
  const points = [1, 2, 4, 8].map((size) => ({ size, milliseconds: 5 * size ** 1.5 }));
  expect(exponent(points)).toBeCloseTo(1.5, 10);
});

test('sides take turns, short work is repeated, long work is not', async () => {
  const calls = [];
  const side = (name, milliseconds) => async (count) => {
    calls.push([name, count]);
    return { milliseconds };
  };
  const { short, long } = await byTurns({ short: side('short', 0.5), long: side('long', 8000) });
  expect([short.milliseconds, long.milliseconds]).toEqual([0.5, 8000]);
  expect(calls.filter(([name]) => name === 'long')).toEqual([['long', 1]]);
  expect(calls.at(-1)).toEqual(['short', 8]);
});

test('every game has a row, and every row its work', () => {
  expect(Object.keys(benchRows)).toEqual(ids);
  for (const row of Object.values(benchRows).flat()) {
    expect(row.judge ?? row.open ?? row.slowestOf).toBeTypeOf('function');
    if (row.open) expect(row.methodInput).toBeTypeOf('function');
  }
});
