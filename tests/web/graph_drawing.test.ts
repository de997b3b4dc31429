// Graphs on boards: where their vertices are, what links say of it, and how a rule text names them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import { arrange } from '../../web/boards/rules/graph/arrange.js';
import { linesOf } from '../../web/boards/rules/graph/lines.js';
import { placesText, readPlaces } from '../../web/boards/rules/graph/places.js';
import { plansOf } from '../../web/boards/rules/graph/plan.js';
import { boxOf, crossingsOf, nearestOn } from '../../web/boards/rules/graph/quality.js';
import { graphWords } from '../../web/boards/rules/graph/words.js';
import type { Edge, Point } from '../../web/boards/stress.js';
import { compile, instantiate } from '../../web/engine/load.js';
import type { Checked, TextLayout } from '../../web/engine/protocol.js';
import { languages } from '../../web/i18n/languages.js';
import type { LabBindings } from '../../web/lab/bindings.js';
import { graphs, sizeOf, textOf } from '../graphs.js';

const wasm = readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url));
const module = (await instantiate(createLab, await compile(wasm))) as unknown as LabBindings;
const layoutOf = (text: string): TextLayout => {
  const checked = module.check(new TextEncoder().encode(`text\0${text}\0`));
  const { layout, faults } = (checked.ok ? JSON.parse(checked.json) : {}) as Checked;
  if (!layout) throw new Error(JSON.stringify(faults));
  return layout;
};
const pause = async () => {};
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether two segments cross, by solving for the point in which their lines do. */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const det = ux * vy - uy * vx;
  const s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / det;
  const t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / det;
  return s > 0 && s < 1 && t > 0 && t < 1;
}

const slowCrossings = (points: readonly Point[], edges: readonly Edge[]): number => {
  const segments = edges.map(([a, b]) => [points[a] as Point, points[b] as Point] as const);
  return edges.flatMap((one, i) =>
    edges.slice(0, i).filter((other, j) => {
      const meet = one.some((end) => other.includes(end));
      return !meet && cross(segments[i] as [Point, Point], segments[j] as [Point, Point]);
    }),
  ).length;
};

describe.each(graphs)('$name', (graph) => {
  const { edges, flat, game } = graph;
  const count = sizeOf(graph);
  const made = arrange(count, edges, game === 'edges', pause);

  test('no vertex touches another, nor a line that does not end there', async () => {
    const points = await made;
    expect(points).toHaveLength(count);
    for (const [i, a] of points.entries()) for (const b of points.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(2.6);
    for (const [from, to] of edges)
      for (const [i, point] of points.entries()) {
        if (i === from || i === to) continue;
        expect(apart(point, nearestOn(point, points[from] as Point, points[to] as Point)), `${i} at ${from}-${to}`).toBeGreaterThan(1.2);
      }
  });

  test('lines cross only where they must, or for symmetry', async () => {
    const points = await made;
    const crossings = slowCrossings(points, edges);
    expect(crossingsOf(points, edges)).toBe(crossings);
    if (flat) expect(crossings).toBe(0);
    else expect(crossings).toBeGreaterThan(0);
  });

  test('it is drawn in the same way each time, and small enough for a screen', async () => {
    const again = await arrange(count, edges, game === 'edges', pause);
    expect(again).toEqual(await made);
    const { width, height } = boxOf(again);
    // Vertices have a radius of 1.
    expect(Math.max(width, height)).toBeLessThan(75);
  });

  test('the text is read, and its parts share the drawing', () => {
    const plans = plansOf(layoutOf(textOf(graph)));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatchObject({ count, edges, arrows: game === 'token', ofEdges: game === 'edges' ? 0 : undefined });
  });
});

test('crossings are counted as by solving for each point, on random drawings', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 200; ++round) {
    const points = Array.from({ length: 9 }, () => ({ x: random(), y: random() }));
    const edges = Array.from({ length: 12 }, (): Edge => [Math.floor(random() * 9), Math.floor(random() * 9)]).filter(([a, b]) => a !== b);
    expect(crossingsOf(points, edges)).toBe(slowCrossings(points, edges));
  }
});

test('vertices without edges, loops and parallel edges are drawn, too', async () => {
  const edges: Edge[] = [
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 1],
  ];
  const points = await arrange(4, edges, true, pause);
  for (const [i, a] of points.entries()) for (const b of points.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(2.6);
  const lines = linesOf(
    edges,
    points.map(({ x, y }) => ({ x: 4 * x, y: 4 * y })),
    4,
    true,
  );
  expect(new Set(lines.map(({ path }) => path)).size).toBe(4);
  for (const [i, a] of lines.entries()) for (const b of lines.slice(i + 1)) expect(apart(a.at, b.at)).toBeGreaterThan(5);
  expect(await arrange(1, [], false, pause)).toHaveLength(1);
});

test('moving vertices has words in every language', () => {
  for (const language of Object.keys(languages)) {
    const own = graphWords(language);
    expect(Object.keys(own)).toEqual(Object.keys(graphWords('en')));
    if (language !== 'en') expect(own.move).not.toBe(graphWords('en').move);
    expect(own.vertex(7)).toContain('7');
  }
});

describe('places in links', () => {
  const places = { width: 120, height: 80.5, at: [0, 1, 2].map((i) => ({ x: 10.5 * i, y: 3 + i })) };

  test('come back as they were, in four characters for a vertex', () => {
    const text = placesText(places);
    expect(text).toMatch(/^[\da-z]{16}$/);
    expect(readPlaces(text, 3)).toEqual(places);
  });

  test.each([
    '',
    'x',
    placesText(places).slice(1),
    `${placesText(places)}0000`,
    placesText(places).toUpperCase().replace('3', '!'),
    '0'.repeat(16),
  ])('%s is none', (text) => {
    expect(readPlaces(text, 3)).toBeUndefined();
  });

  test('are within the drawing, whatever a link says', () => {
    expect(readPlaces('0a0azzzz00000505', 3)?.at).toEqual([
      { x: 5, y: 5 },
      { x: 0, y: 0 },
      { x: 2.5, y: 2.5 },
    ]);
  });
});

test('what is shown on the same edges shares a drawing, what is on others has its own', () => {
  const layout = layoutOf(`E = {(0,1), (1,2)}
F = {(0,1)}
at: 0..2 = 0
v[3]: 0..1 = 0
w[2]: 0..1 = 0
n: 0..3 = 3
move: n -= 1
show at on graph E "T", v on graph {(0,1), (1,2)} ".x", w on graph F`);
  expect(plansOf(layout).map(({ parts }) => parts)).toEqual([[0, 1], [2]]);
  expect(layout.parts.map(({ form, glyphs }) => [form, glyphs])).toEqual([
    ['graph', 'T'],
    ['graph', '.x'],
    ['graph', undefined],
    ['heaps', undefined],
  ]);
});
