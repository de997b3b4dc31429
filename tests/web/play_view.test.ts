// What the play view and the graph work out: where arrow keys lead, who made a mistake, how a small game is laid out.
import { afterAll, describe, expect, test } from 'vitest';
import type { Explanation } from '../../web/engine/api.js';
import { mexRow } from '../../web/views/explain/mex.js';
import { reach } from '../../web/views/explain/reach.js';
import { pointsOf } from '../../web/views/play/chart.js';
import { nextTarget } from '../../web/views/play/focus.js';
import { position } from '../../web/views/play/quiz.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

const at = (x: number, y: number) => ({ x, y, width: 1, height: 1 });

describe('arrow keys', () => {
  const grid = [at(0, 0), at(2, 0), at(4, 0), at(0, 2), at(2, 2)];

  test('lead to the nearest target in their direction', () => {
    expect(nextTarget(grid, 0, 'ArrowRight')).toBe(1);
    expect(nextTarget(grid, 1, 'ArrowDown')).toBe(4);
    expect(nextTarget(grid, 4, 'ArrowUp')).toBe(1);
    expect(nextTarget(grid, 4, 'ArrowLeft')).toBe(3);
    expect(nextTarget(grid, 3, 'End')).toBe(4);
    expect(nextTarget(grid, 3, 'Home')).toBe(0);
  });

  test('lead nowhere where there is nothing, and other keys do nothing', () => {
    expect(nextTarget(grid, 2, 'ArrowRight')).toBeUndefined();
    expect(nextTarget(grid, 0, 'ArrowUp')).toBeUndefined();
    expect(nextTarget(grid, 0, 'x')).toBeUndefined();
    expect(nextTarget([], 0, 'ArrowRight')).toBeUndefined();
  });

  test('reach every target of a row of odd ones from any other', () => {
    const row = [at(0, 0), at(3, 0.4), at(4.5, 0), at(9, 0.2)];
    const seen = new Set([0]);
    for (let here: number | undefined = 0; here !== undefined; ) {
      here = nextTarget(row, here, 'ArrowRight');
      if (here !== undefined) seen.add(here);
    }
    expect([...seen]).toEqual([0, 1, 2, 3]);
  });
});

test('the row of a mex leaves out no nimber that occurs', async () => {
  const nim = await engine.open('nim', { heaps: [20, 16] });
  const explanation = await nim.explain();
  const { near, far } = mexRow(explanation) ?? { near: [], far: [] };
  const present = near.filter(({ present }) => present).map(({ value }) => value);
  expect(far.length).toBeGreaterThan(0);
  // Only where a number is missing does the row break off.
  expect(far[0]).toBeGreaterThan(near.length);
  expect([...present, ...far]).toEqual(
    [...new Set(explanation.options.map(({ nimber }) => Number(nimber)))].sort((one, other) => one - other),
  );
  expect(near.find(({ present }) => !present)?.value).toBe(explanation.nimber);
  expect(near.map(({ value }) => value)).toEqual(near.map((_, i) => i));
  nim.close();
});

describe('the chart', () => {
  const of = (outcome: Explanation['outcome'], remoteness?: number) =>
    ({ outcome, ...(remoteness === undefined ? {} : { remoteness }) }) as Explanation;

  test('says who is ahead by how much, and where that changed', () => {
    // The first player wins, gives it away, gets it back.
    const points = pointsOf([of('N', 3), of('N', 3), of('N', 1), of('P', 0)], 0);
    expect(points.map(({ ahead }) => ahead)).toEqual([1, -1, 1, 1]);
    expect(points.map(({ mistake }) => mistake)).toEqual([false, true, true, false]);
    expect(points.map(({ left }) => left)).toEqual([3, 3, 1, 0]);
  });

  test('has draws in the middle, and turns over when the second player begins', () => {
    expect(pointsOf([of('D'), of('D')], 0).map(({ ahead }) => ahead)).toEqual([0, 0]);
    expect(pointsOf([of('N', 1), of('P', 0)], 1).map(({ ahead }) => ahead)).toEqual([-1, -1]);
  });
});

describe('the graph of a game', () => {
  const never = new AbortController().signal;

  test('has every position once, in columns of falling remoteness', async () => {
    const bachet = await engine.open('bachet', { take: '1,2,3', n: 12 });
    const graph = await reach(bachet, await bachet.explain(), 200, never);
    expect(graph?.nodes.map(({ position }) => position.state).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 13 }, (_, heap) => String(heap)),
    );
    expect(graph?.columns).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    for (const { position, options, column } of graph?.nodes ?? []) {
      expect(graph?.columns[column]).toBe(String(position.remoteness));
      const numbers = options.map((i) => Number(graph?.nodes[i]?.position.nimber));
      expect(position.nimber).toBe([0, 1, 2, 3].find((g) => !numbers.includes(g)));
    }
    bachet.close();
  });

  test('of nim 3, 5, 7 has 192 positions; of larger games there is none', async () => {
    const nim = await engine.open('nim', { heaps: '3,5,7' });
    expect((await reach(nim, await nim.explain(), 200, never))?.nodes).toHaveLength(192);
    expect(await reach(nim, await nim.explain('3,5,8'), 200, never)).toBeUndefined();
    nim.close();
  });

  test('of a game with draws closes its cycles', async () => {
    const dominoes = await engine.open('dominoes', { strip: '0000', k: 2, d: 2 });
    const graph = await reach(dominoes, await dominoes.explain(), 200, never);
    expect(graph?.nodes.map(({ position }) => position.outcome)).toContain('D');
    expect(graph?.columns[0]).toBeUndefined();
    dominoes.close();
  });
});

test('the quiz asks for positions that are not over', async () => {
  for (const { id } of engine.games) {
    const solution = await engine.open(id);
    const play = await solution.play();
    for (const share of [0, 0.2, 0.6, 0.99]) {
      const found = await position(solution, play, () => share);
      expect(found?.at.options.length, id).toBeGreaterThan(0);
    }
    solution.close();
  }
});
