// `methods` and `count`: the methods of a game and their counted steps, natively and in Node.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import { countOf, firstSizeBeyond, positionsAt, recordedCounts } from '../../scripts/steps/method_counts.mjs';
import { at, both, bothInside, bothRefuse, ids } from './both.mjs';
import { twins } from './twins.mjs';

const methodsOf = (id) => JSON.parse(bothInside(['methods', id]).out);

test.each(ids)('%s: methods with their kind, cost and code, counted on small instances', (id) => {
  const methods = methodsOf(id);
  // A sum is solved by the methods of its parts.
  if (id === 'sum') return expect(methods).toEqual([]);
  expect(methods.length).toBeGreaterThanOrEqual(3);
  for (const { id: method, title, kind, time, space, code } of methods) {
    expect(title).not.toBe('');
    expect(['naive', 'memo', 'order', 'subtask', 'fast', 'formula']).toContain(kind);
    expect([time, space]).toEqual([expect.stringMatching(/^O(\(|\\left)/), expect.stringMatching(/^O(\(|\\left)/)]);
    expect(code).toEqual({ cpp: `methods/${id}/${method}.cpp`, python: `methods/${id}/${method}.py` });
    for (const path of Object.values(code)) expect(existsSync(at(path)), path).toBe(true);
  }
  let counted = 0;
  for (const parameters of twins(id, 1).slice(0, 3)) {
    const given = Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]);
    for (const { id: method, kind } of methods) {
      // The limit of plain recursion takes a second or two to be reached.
      if (kind === 'naive') continue;
      const { status, out } = bothInside(['count', id, method, ...given]);
      if (status !== 0) continue;
      counted += 1;
      const { positions, options, bytes, ...more } = JSON.parse(out);
      for (const number of [positions, options, bytes]) expect(number).toBeGreaterThanOrEqual(0);
      expect(more).toEqual({});
    }
  }
  expect(counted).toBeGreaterThan(0);
});

test('all in all there are enough of them', () => {
  expect(ids.flatMap(methodsOf).length).toBeGreaterThanOrEqual(45);
});

test('what recursion without memory costs', () => {
  const count = (...args) => JSON.parse(both(['count', ...args]).out);
  expect(count('bachet', 'recursion', '-p', 'take=1,2,3', '-p', 'n=20').positions).toBe(266079);
  expect(count('bachet', 'memory', '-p', 'take=1,2,3', '-p', 'n=20')).toEqual({ positions: 21, options: 57, bytes: expect.any(Number) });
});

test('what cannot be counted is refused in the same words', () => {
  expect(bothRefuse(['count', 'bachet', 'memory', '-p', 'n=100000'])).toBe(
    'error: memory: expected a game of at most 2000 moves, got more\n',
  );
  expect(bothRefuse(['count', 'dominoes', 'vanishing'])).toMatch(/^error: vanishing: expected an instance of at most 1000000 steps/);
  expect(bothRefuse(['count', 'bachet'])).toMatch(/^error: method: expected the id of a method after bachet/);
  expect(bothRefuse(['count', 'bachet', 'luck'])).toMatch(/^error: method: expected one of recursion, memory/);
  expect(bothRefuse(['methods', 'chess'])).toMatch(/^error: game: expected one of dominoes/);
  expect(bothRefuse(['methods', 'nim', 'more'])).toMatch(/^error: command line: expected nothing after the id/);
});

const full = process.env.GRUNDY_LENGTH === 'full';
const { command } = await loadCommand();
/** Counted anew in a short run: what takes milliseconds. */
const isQuick = (positions) => full || positions <= 10_000;

test.each(ids)('%s: the recorded counts are what the code costs', (id) => {
  const recorded = recordedCounts(id);
  expect(Object.keys(recorded)).toEqual(methodsOf(id).map(({ id: method }) => method));
  for (const [method, { counted, growth }] of Object.entries(recorded)) {
    if (isQuick(counted.positions)) expect(countOf(command, id, method)).toEqual(counted);
    for (const [n, positions] of growth)
      if (isQuick(positions)) expect(positionsAt(command, id, method, n), `${method} at ${n}`).toBe(positions);
    const beyond = firstSizeBeyond(growth);
    if (full && beyond) expect(positionsAt(command, id, method, beyond), `${method} at ${beyond}`).toBeUndefined();
  }
});
