// The tree of a recursion's calls, as it is drawn, against what the code did.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import { callsOf } from '../../web/views/how/calls.js';
import type { Method } from '../../web/views/how/methods.js';

const { command } = await loadCommand();
const ask = (...args: string[]) => JSON.parse(Buffer.from(command(args).out).toString());
const traced = (id: string, method: string, ...given: string[]) =>
  ask('count', id, method, ...given.flatMap((one) => ['-p', one]), '--steps', '100000') as Method & { positions: number; options: number };

test('a heap of 6: each call has one for each of its options below it, and is as wide as they are', () => {
  const run = traced('bachet', 'recursion', 'take=1,2,3', 'n=6');
  const calls = callsOf(run) ?? [];
  expect(calls.length).toBe(run.positions);
  for (const call of calls) {
    const heap = Number(call.position);
    const own = calls.filter(({ x, width, depth }) => depth === call.depth + 1 && x >= call.x && x + width <= call.x + call.width);
    expect(own.map(({ position }) => Number(position))).toEqual([1, 2, 3].filter((move) => move <= heap).map((move) => heap - move));
    if (own.length > 0) expect(own.reduce((sum, { width }) => sum + width, 0)).toBe(call.width);
  }
  expect(calls.filter(({ again }) => !again)).toHaveLength(7);
});

test('with memory every call is for another position', () => {
  const calls = callsOf(traced('bachet', 'memory', 'take=1,2,3', 'n=20')) ?? [];
  expect(calls).toHaveLength(21);
  expect(calls.some(({ again }) => again)).toBe(false);
});

test('what is no recursion has no calls', () => {
  expect(callsOf(traced('bachet', 'nimbers', 'take=1,2,3', 'n=20'))).toBeUndefined();
});

describe.each(readdirSync(new URL('../../methods/', import.meta.url)))('%s', (id) => {
  const { stepped } = JSON.parse(readFileSync(new URL(`../../methods/${id}/instances.json`, import.meta.url), 'utf8'));
  const given = Object.entries(stepped).map(([name, value]) => `${name}=${value}`);
  const recursive = (ask('methods', id) as { id: string; kind: string }[]).filter(({ kind }) => kind === 'naive' || kind === 'memo');

  test('all calls of its recursions lie below a root, and together they look at all options', () => {
    const trees = recursive.flatMap(({ id: method, kind }) => {
      const run = traced(id, method, ...given);
      const calls = callsOf(run);
      // Methods that solve backward from the ends are no recursion.
      if (!calls) return [];
      // One for each piece, where each is solved by itself.
      const roots = calls.filter(({ depth }) => depth === 0);
      expect(roots.length, method).toBeGreaterThan(0);
      expect(calls.at(-1), method).toBe(roots.at(-1));
      expect(
        roots.reduce((sum, { width }) => sum + width, 0),
        method,
      ).toBe(Math.max(...calls.map(({ x, width }) => x + width)));
      expect(
        run.steps.reduce((sum, [, options = 0]) => sum + options, 0),
        method,
      ).toBe(run.options);
      if (kind === 'memo')
        expect(
          calls.filter(({ again }) => again),
          method,
        ).toEqual([]);
      return [calls];
    });
    expect(trees.length).toBeGreaterThan(0);
  });
});
