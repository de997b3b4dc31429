// The graph of a game: its positions and moves, their layers, and the drawing, compared with one that does not care for crossings.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { readExample } from '../../web/lab/example.js';
import { layersOf } from '../../web/views/explain/layers.js';
import { layOut } from '../../web/views/explain/layout.js';
import { ROOM } from '../../web/views/explain/picture.js';
import { around, type Graph, reach, whole } from '../../web/views/explain/reach.js';
import { conflicts, drawingOf, inColumns, linesOf } from './crossings.js';
import { openEngine, openLab } from './engine.js';
import { oneIn } from './length.js';

const engine = await openEngine();
const lab = await openLab();
afterAll(() => {
  engine.close();
  lab.close();
});
const never = new AbortController().signal;
const textOf = (name: string) =>
  readExample(name, readFileSync(new URL(`../../web/lab/gallery/${name}.game`, import.meta.url), 'utf8'), 'en').text;

/** The graph of a game from its start, or from a position. */
async function graphOf(id: string, parameters: Record<string, string>, state?: string): Promise<Graph> {
  const solution = await (id === 'rules' ? lab : engine).open(id, parameters);
  await solution.solve();
  const graph = await reach(solution, await solution.explain(state), 200, never);
  solution.close();
  return graph;
}

describe('the positions that can be reached', () => {
  test('are all there, once, with their options', async () => {
    const { nodes, whole } = await graphOf('bachet', { take: '1,2,3', n: '12' });
    expect(whole).toBe(true);
    expect(nodes.map(({ position }) => Number(position.state)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 13 }, (_, heap) => heap),
    );
    for (const { position, options, follows } of nodes) {
      const numbers = options?.map((i) => Number(nodes[i]?.position.nimber));
      expect(position.nimber).toBe([0, 1, 2, 3].find((g) => !numbers?.includes(g)));
      expect(follows?.map((i) => nodes[i]?.position.outcome)).toEqual(position.options.map(({ outcome }) => outcome));
    }
  });

  test('of nim 3, 5, 7 are 192; of more than there is room for, those that were followed say so', async () => {
    expect((await graphOf('nim', { heaps: '3,5,7' })).nodes).toHaveLength(192);
    const { nodes, whole } = await graphOf('nim', { heaps: '20,16' });
    expect(whole).toBe(false);
    expect(nodes.length).toBeLessThanOrEqual(200);
    expect(nodes[0]?.options).toHaveLength(36);
    for (const { position, options } of nodes)
      if (options) expect(new Set(options.map((i) => nodes[i]?.position.state)).size).toBe(position.options.length);
    expect(nodes.at(-1)?.options).toBeUndefined();
  });

  test('near one are those before and after it, with the moves between', async () => {
    const graph = await graphOf('bachet', { take: '2,3', n: '14' });
    const heap = (i: number) => Number(graph.nodes[i]?.position.state);
    const at = graph.nodes.findIndex((_, i) => heap(i) === 7);
    const { nodes, moves } = around(graph, at, 2);
    expect(nodes.map(heap).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 7, 9, 10, 11, 12]);
    expect(nodes[0]).toBe(at);
    for (const [from, to] of moves) expect([2, 3]).toContain(heap(from) - heap(to));
    // Not those that lead from one of them past the position.
    expect(moves.some(([from, to]) => heap(from) > 7 && heap(to) < 7)).toBe(false);
  });
});

describe('the layers', () => {
  const remote = (...lengths: (number | undefined)[]) => lengths.map((remoteness) => ({ remoteness }));

  test('are columns of falling remoteness, draws before all; inside of one, moves lead to the right', () => {
    const { layer, columns } = layersOf(remote(0, 1, 1, undefined, undefined), [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 4],
      [4, 3],
      [4, 2],
    ]);
    expect(columns).toEqual([
      { remoteness: undefined, from: 0, to: 1 },
      { remoteness: '1', from: 2, to: 3 },
      { remoteness: '0', from: 4, to: 4 },
    ]);
    expect([layer[2], layer[1], layer[0]]).toEqual([2, 3, 4]);
    expect(new Set([layer[3], layer[4]])).toEqual(new Set([0, 1]));
  });

  test('of positions without remoteness follow the moves, also where these go round in circles', async () => {
    for (const [id, parameters] of [
      ['kayles', { rows: '7' }],
      ['dominoes', { strip: '000000', k: '2', d: '2' }],
      // On larger rings lines cross up to a third more often than in columns, where they go through nodes instead.
      ['rules', { text: textOf('cop-and-robber'), N: '6' }],
    ] as const) {
      const graph = await graphOf(id, parameters);
      const moves = whole(graph).moves.filter(([from, to]) => from !== to);
      const { layer, columns } = layersOf(
        graph.nodes.map(({ position }) => position),
        moves,
      );
      for (const [from, to] of moves) expect(layer[from]).not.toBe(layer[to]);
      if (id === 'kayles') for (const [from, to] of moves) expect(layer[from]).toBeLessThan(layer[to] as number);
      expect(columns.at(-1)?.to).toBe(Math.max(...layer));
    }
  });
});

test('a move that passes other layers has a place in each, and moves to one position meet', () => {
  const { at, routes } = layOut({
    layer: [0, 0, 3, 1],
    moves: [
      [0, 2],
      [1, 2],
      [0, 3],
      [3, 1],
    ],
    ...ROOM,
  });
  expect(routes.map((route) => route.length)).toEqual([4, 4, 2, 2]);
  expect(routes[0]?.slice(1)).toEqual(routes[1]?.slice(1));
  expect([routes[0]?.[0], routes[0]?.at(-1)]).toEqual([at[0], at[2]]);
  // Back to an earlier layer.
  expect(routes[3]).toEqual([at[3], at[1]]);
});

const cases: [id: string, parameters: Record<string, string>, state?: string][] = [
  ['bachet', { take: '1,3,4', n: '60' }],
  ['bachet', { take: '2,5,7', n: '199' }],
  ['nim', { heaps: '2,3,4' }],
  ['nim', { heaps: '1,1,1,1,1,1' }],
  ['nim', { heaps: '3,5,7', misere: '1' }],
  ['dominoes', { strip: '00000000', k: '2', d: '9' }],
  ['dominoes', { strip: '000000', k: '2', d: '2' }],
  ['kayles', { rows: '7' }],
  ['take-away', {}, '6,13,1'],
  ['stone-game', {}, '1,4,2,7,3,6,4,8'],
  ['the-game', {}],
  ['knights', { n: '4', knights: '3.3,2.3' }],
  ['bobs-game', {}, '0,3,2,62'],
  ['exclusively-edible', {}, '0,3,3,5'],
  // On larger rings lines cross up to a third more often than in columns, where they go through nodes instead.
  ['rules', { text: textOf('cop-and-robber'), N: '6' }],
  ['rules', { text: textOf('coins-in-a-row') }],
  ['rules', { text: textOf('divisors') }],
  ['rules', { text: textOf('domineering') }],
  ['rules', { text: textOf('fibonacci-nim') }],
  ['rules', { text: textOf('northcott') }],
  ['rules', { text: textOf('greedy-heap') }],
  ['rules', { text: textOf('squares') }],
  ['rules', { text: textOf('sylver-coinage') }],
  ['rules', { text: textOf('subtraction') }],
];

/** All 64 sums of six heaps of 1: a cube of six dimensions, whose lines cross wherever they go. In columns some lie on each other. */
const cube = '1,1,1,1,1,1';

describe.each(cases.filter(oneIn(10)))('the drawing of %s %j %s', (id, parameters, state) => {
  test('has fewer crossings than one in columns, and its lines go around the nodes', async () => {
    const graph = await graphOf(id, parameters, state);
    expect(graph.whole).toBe(true);
    expect(graph.nodes.length).toBeGreaterThan(5);
    const [twin, drawn] = [conflicts(inColumns(graph)), conflicts(linesOf(drawingOf(graph)))];
    expect(drawn.passed).toBeLessThanOrEqual(twin.passed / 10);
    expect(drawn.crossings).toBeLessThanOrEqual(twin.crossings + (parameters.heaps === cube ? twin.passed : 0));
  });
});
