// Places of vertices from which forces begin, each good for a kind of graph.
import { distancesFrom, type Edge, neighboursOf, type Point } from '../../stress.js';

type Near = readonly (readonly number[])[];

const ROUNDS = 200;
/** Most outer cycles that are tried. */
const CYCLES = 8;
/** Most vertices in a row of a path. */
const ACROSS = 10;

/** The vertices on a circle, in order. */
export const onCircle = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const radius = Math.max(0.5, count / (2 * Math.PI));
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });

/** The vertices of each component, those of the first vertex first. */
function componentsOf(near: Near): number[][] {
  const found = new Set<number>();
  return near.flatMap((_, start) => {
    if (found.has(start)) return [];
    const members = distancesFrom(start, near).flatMap((distance, i) => (distance < near.length ? [i] : []));
    for (const member of members) found.add(member);
    return [members];
  });
}

/** Whether the graph is one tree. */
export function isTree(count: number, edges: readonly Edge[]): boolean {
  const near = neighboursOf(count, edges);
  return near.reduce((sum, others) => sum + others.length, 0) === 2 * (count - 1) && componentsOf(near).length === 1;
}

/** The vertex from which the farthest one is nearest. O(vertices^2). */
function middleOf(near: Near): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const start of near.keys()) {
    const farthest = Math.max(...distancesFrom(start, near));
    if (farthest < least) [best, least] = [start, farthest];
  }
  return best;
}

/** The order in which a tree is gone through from its root, parents first, and the parent of each vertex. */
function rooted(root: number, near: Near): { order: number[]; parent: number[] } {
  const parent = near.map(() => -1);
  const order = [root];
  for (const here of order) {
    for (const next of near[here] ?? []) {
      if (next === parent[here]) continue;
      parent[next] = here;
      order.push(next);
    }
  }
  return { order, parent };
}

/** A tree around its middle: each vertex has a sector as wide as it has leaves, its distance from the middle is that in the tree. No lines
 * cross, since those of a vertex stay between the sides of its sector. */
export function radialTree(count: number, edges: readonly Edge[]): Point[] {
  const near = neighboursOf(count, edges);
  const { order, parent } = rooted(middleOf(near), near);
  const leaves = near.map(() => 0);
  for (const vertex of [...order].reverse()) {
    leaves[vertex] ||= 1;
    const above = parent[vertex] as number;
    if (above >= 0) leaves[above] = (leaves[above] as number) + (leaves[vertex] as number);
  }
  const [from, depth, points] = [near.map(() => 0), near.map(() => 0), near.map((): Point => ({ x: 0, y: 0 }))];
  const turn = (2 * Math.PI) / (leaves[order[0] as number] as number);
  for (const vertex of order) {
    let at = from[vertex] as number;
    for (const next of near[vertex] ?? []) {
      if (next === parent[vertex]) continue;
      depth[next] = (depth[vertex] as number) + 1;
      from[next] = at;
      at += leaves[next] as number;
    }
    const angle = ((from[vertex] as number) + (leaves[vertex] as number) / 2) * turn;
    points[vertex] = { x: (depth[vertex] as number) * Math.sin(angle), y: -(depth[vertex] as number) * Math.cos(angle) };
  }
  return points;
}

/** A tree in rows from `root` at the top, each parent above the middle of its children (without crossings, as leaves are in order). */
export function layeredTree(count: number, edges: readonly Edge[], root: number): Point[] {
  const near = neighboursOf(count, edges);
  const { order, parent } = rooted(root, near);
  const children = near.map((others, i) => others.filter((other) => other !== parent[i]));
  const points = near.map((): Point => ({ x: 0, y: 0 }));
  for (const vertex of order.slice(1)) (points[vertex] as Point).y = (points[parent[vertex] as number] as Point).y + 1.2;
  // Leaves from left to right: depth first.
  const stack = [root];
  let next = 0;
  while (stack.length > 0) {
    const vertex = stack.pop() as number;
    const below = children[vertex] as number[];
    if (below.length === 0) (points[vertex] as Point).x = next++ * 0.75;
    stack.push(...[...below].reverse());
  }
  for (const vertex of [...order].reverse()) {
    const below = (children[vertex] as number[]).map((child) => (points[child] as Point).x);
    if (below.length > 0) (points[vertex] as Point).x = (Math.min(...below) + Math.max(...below)) / 2;
  }
  return points;
}

/** A path in rows, to and fro; undefined if the graph is none. */
export function snake(count: number, edges: readonly Edge[]): Point[] | undefined {
  const near = neighboursOf(count, edges);
  const end = near.findIndex((others) => others.length <= 1);
  if (end < 0 || near.some((others) => others.length > 2) || !isTree(count, edges)) return undefined;
  const across = Math.max(Math.min(count, ACROSS), Math.ceil(Math.sqrt(count)));
  const points = near.map((): Point => ({ x: 0, y: 0 }));
  for (const [i, vertex] of rooted(end, near).order.entries()) {
    const [row, column] = [Math.floor(i / across), i % across];
    points[vertex] = { x: row % 2 === 0 ? column : across - 1 - column, y: row };
  }
  return points;
}

/** A cycle on a circle; undefined if the graph is none. */
export function ring(count: number, edges: readonly Edge[]): Point[] | undefined {
  const near = neighboursOf(count, edges);
  if (near.some((others) => others.length !== 2) || componentsOf(near).length > 1) return undefined;
  const points: Point[] = [];
  let [before, here] = [-1, 0];
  for (const place of onCircle(count)) {
    points[here] = place;
    [before, here] = [here, near[here]?.find((next) => next !== before) as number];
  }
  return points;
}

/** Moves points near the middle of a drawing on a circle outwards. */
export function stretched(points: readonly Point[], power: number): Point[] {
  const rim = Math.max(...points.map(({ x, y }) => Math.hypot(x, y)));
  return points.map(({ x, y }) => {
    const factor = Math.max(Math.hypot(x, y) / rim, 1e-9) ** (power - 1);
    return { x: x * factor, y: y * factor };
  });
}

/** The shortest cycle through two neighbours of a vertex and no other one; undefined if there is none. */
function cycleThrough(from: number, vertex: number, to: number, near: Near): number[] | undefined {
  const shut = new Set([vertex, ...(near[vertex] as readonly number[])].filter((other) => other !== from && other !== to));
  const open = near.map((others, i) => (shut.has(i) ? [] : others.filter((other) => !shut.has(other))));
  const distances = distancesFrom(to, open);
  if (distances[from] === Number.POSITIVE_INFINITY) return undefined;
  const cycle = [vertex, from];
  while (cycle.at(-1) !== to) {
    const here = cycle.at(-1) as number;
    cycle.push(open[here]?.find((next) => distances[next] === (distances[here] as number) - 1) as number);
  }
  return cycle;
}

/** Cycles without chords, the longest first. */
function cyclesOf(near: Near): number[][] {
  const cycles = new Map<string, number[]>();
  for (const [vertex, others] of near.entries()) {
    for (const [i, from] of others.entries()) {
      for (const to of others.slice(i + 1)) {
        const cycle = cycleThrough(from, vertex, to, near);
        if (cycle) cycles.set([...cycle].sort((a, b) => a - b).join(), cycle);
      }
    }
  }
  return [...cycles.values()].sort((a, b) => b.length - a.length);
}

/** A drawing with an outer cycle, whose vertices stay. */
export interface Framed {
  points: Point[];
  outer: ReadonlySet<number>;
}

/**
 * A few cycles as the outer one, on a circle; each other vertex in the middle of its neighbours (Tutte 1963: without crossings if the cycle
 * is a face of a planar graph that no two vertices cut in two). Nothing for graphs with more edges than planar ones have.
 */
export function* framed(count: number, edges: readonly Edge[]): Generator<Framed> {
  const near = neighboursOf(count, edges);
  if (edges.length > 3 * count - 6 || componentsOf(near).length > 1) return;
  for (const cycle of cyclesOf(near).slice(0, CYCLES)) {
    const outer = new Set(cycle);
    const points = near.map((): Point => ({ x: 0, y: 0 }));
    const rim = onCircle(cycle.length);
    const size = Math.sqrt(count / cycle.length);
    for (const [i, vertex] of cycle.entries()) points[vertex] = { x: (rim[i] as Point).x * size, y: (rim[i] as Point).y * size };
    for (let round = 0; round < ROUNDS; ++round) {
      for (const [i, others] of near.entries()) {
        if (outer.has(i) || others.length === 0) continue;
        const mean = (of: (point: Point) => number) => others.reduce((sum, other) => sum + of(points[other] as Point), 0) / others.length;
        points[i] = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
      }
    }
    yield { points, outer };
  }
}
