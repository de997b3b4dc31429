// The benchmark's own arithmetic, and that no game is left out. Its measurements hold outputs against each other whenever it runs.
import { expect, test } from 'vitest';
import { byTurns, exponent, median } from '../../scripts/steps/bench-measure.mjs';
import { benchRows, judged, smokeRows, wasmBar } from '../../scripts/steps/bench-rows.mjs';
import { bars } from '../../scripts/steps/bench-tables.mjs';
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

test('once is once', async () => {
  const calls = [];
  const work = async (count) => {
    calls.push(count);
    return { milliseconds: 200 };
  };
  await byTurns({ work }, 'once');
  expect(calls).toEqual([1, 1]);
});

test('every game has a row, and every row its work', () => {
  // A sum is as fast as its parts.
  expect(Object.keys(benchRows)).toEqual(ids.filter((id) => id !== 'sum'));
  for (const row of [...Object.values(benchRows), ...Object.values(smokeRows)].flat()) {
    expect(row.judge ?? row.open ?? row.slowestOf).toBeTypeOf('function');
    if (row.open) expect(row.methodInput).toBeTypeOf('function');
  }
});

test('a bar that is not met is named by its row', () => {
  const times = { native: 10, wasm: 16 };
  const games = [{ game: 'tabgame', size: '10 tables', plain: { method: 'reading' }, wasmBar: judged(wasmBar({}), times) }];
  const onWords = [{ game: 'bachet', size: '20 heaps', wasmBar: judged(wasmBar({ onWords: true }), times) }];
  const paint = [{ game: 'nim', table: 'all', step: 2, bar: { text: '<= 16 ms in wasm', value: 17, met: false } }, { game: 'nim' }];
  expect(bars([...games, ...onWords, ...paint])).toEqual({
    count: 3,
    unmet: ['tabgame, 10 tables, against reading: 1.60 (<= 1.5 times native)', 'nim, all, step 2: 17.0 (<= 16 ms in wasm)'],
  });
});
