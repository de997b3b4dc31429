// Where the vertices of a small directed graph are drawn: distances on paper as near as possible to distances in the graph (stress
// majorization; Gansner, Koren and North 2004), from several beginnings, the one with the fewest crossings.

export interface Point {
  x: number;
  y: number;
}

export interface GraphDrawing {
  width: number;
  height: number;
  vertices: ReadonlyMap<string, Point>;
  /** By edge, as `0>1`: the line, and the tip of the arrow. Parallel edges are drawn once. */
  arrows: ReadonlyMap<string, { line: string; tip: string }>;
}

type Pairs = readonly (readonly [from: number, to: number])[];

/** Steps of an arrangement, and its beginnings; for large graphs one must do. */
const STEPS = 60;
const BEGINNINGS = 12;
const SMALL = 40;
/** Distance of neighbours, in radii, and of vertices that no path joins, in edges. */
const APART = 4.6;
const UNJOINED = 1.6;

function distancesOf(count: number, edges: Pairs): number[][] {
  const near = Array.from({ length: count }, (): number[] => []);
  for (const [a, b] of edges) {
    near[a]?.push(b);
    near[b]?.push(a);
  }
  return near.map((_, from) => {
    const distance = new Array<number>(count).fill(UNJOINED * Math.sqrt(count));
    const queue = [from];
    distance[from] = 0;
    const met = new Set(queue);
    for (const at of queue) {
      for (const to of near[at] ?? []) {
        if (met.has(to)) continue;
        met.add(to);
        distance[to] = (distance[at] ?? 0) + 1;
        queue.push(to);
      }
    }
    return distance;
  });
}

/** Vertices in some order around a circle, then each to where its distances want it, again and again. */
function arranged(distances: number[][], stride: number): Point[] {
  const count = distances.length;
  const radius = Math.sqrt(count) / 1.5;
  const points = distances.map((_, i) => {
    const angle = (2 * Math.PI * ((i * stride) % count)) / count;
    return { x: radius * Math.cos(angle) + 0.01 * i, y: radius * Math.sin(angle) };
  });
  for (let step = 0; step < STEPS; ++step) {
    for (const [i, here] of points.entries()) {
      let [x, y, weights] = [0, 0, 0];
      for (const [j, other] of points.entries()) {
        if (i === j) continue;
        const wanted = distances[i]?.[j] ?? 1;
        const [dx, dy] = [here.x - other.x, here.y - other.y];
        const share = wanted / Math.max(1e-6, Math.hypot(dx, dy));
        const weight = 1 / wanted ** 2;
        x += weight * (other.x + dx * share);
        y += weight * (other.y + dy * share);
        weights += weight;
      }
      if (weights > 0) Object.assign(here, { x: x / weights, y: y / weights });
    }
  }
  return points;
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Crossings, and vertices on edges between others, which are as bad. */
function faults(points: readonly Point[], edges: Pairs): number {
  const at = (i: number) => points[i] as Point;
  let count = 0;
  for (const [i, [a, b]] of edges.entries()) {
    for (const [c, d] of edges.slice(i + 1)) {
      if (new Set([a, b, c, d]).size < 4) continue;
      const crosses = (p: number, q: number, r: number, s: number) => turn(at(p), at(q), at(r)) * turn(at(p), at(q), at(s)) < 0;
      if (crosses(a, b, c, d) && crosses(c, d, a, b)) ++count;
    }
    for (const [v, here] of points.entries()) if (v !== a && v !== b && distance(here, at(a), at(b)) < 0.25) count += 2;
  }
  return count;
}

/** From a point to a segment. */
function distance(p: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return Math.hypot(p.x - a.x - along * (b.x - a.x), p.y - a.y - along * (b.y - a.y));
}

function best(count: number, edges: Pairs): Point[] {
  const distances = distancesOf(count, edges);
  let found = arranged(distances, 1);
  if (count > SMALL) return found;
  let least = faults(found, edges);
  for (let stride = 2; stride < Math.min(count, BEGINNINGS) && least > 0; ++stride) {
    const points = arranged(distances, stride);
    const bad = faults(points, edges);
    if (bad >= least) continue;
    [found, least] = [points, bad];
  }
  return found;
}

/** Turns the drawing so that its longest extent is along x, or along y if it is to be upright. */
function turned(points: readonly Point[], upright: boolean): Point[] {
  let widest = { extent: -1, angle: 0 };
  for (let angle = 0; angle < Math.PI; angle += Math.PI / 24) {
    const along = points.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle));
    const extent = Math.max(...along) - Math.min(...along);
    if (extent > widest.extent) widest = { extent, angle };
  }
  const angle = widest.angle + (upright ? -Math.PI / 2 : 0);
  return points.map(({ x, y }) => ({ x: x * Math.cos(angle) + y * Math.sin(angle), y: y * Math.cos(angle) - x * Math.sin(angle) }));
}

const written = (n: number) => Math.round(100 * n) / 100;

/** An arrow from the rim of one vertex to that of another; `bend`: how far it swerves, to leave room for its opposite. */
function arrowOf(a: Point, b: Point, radius: number, bend: number): { line: string; tip: string } {
  const size = radius * 0.45;
  if (a === b) {
    const [x, y] = [written(a.x), written(a.y + radius)];
    const [w, h] = [written(radius * 0.9), written(radius * 1.5)];
    return {
      line: `M${x - w / 2} ${y - 0.3}c${-w} ${h} ${2 * w} ${h} ${w} 0`,
      tip: `M${x + w / 2} ${y}l${size * 0.9} ${size * 0.4}l${-size * 0.3} ${size * 0.8}z`,
    };
  }
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const middle = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  const inward = Math.hypot(b.x - middle.x, b.y - middle.y) || 1;
  const [vx, vy] = [(b.x - middle.x) / inward, (b.y - middle.y) / inward];
  const end = { x: b.x - vx * radius, y: b.y - vy * radius };
  const neck = { x: end.x - vx * size * 1.6, y: end.y - vy * size * 1.6 };
  const side = size * 0.6;
  const p = (x: number, y: number) => `${written(x)} ${written(y)}`;
  return {
    line: `M${p(a.x, a.y)}Q${p(middle.x, middle.y)} ${p(neck.x, neck.y)}`,
    tip: `M${p(end.x, end.y)}L${p(neck.x - vy * side, neck.y + vx * side)}L${p(neck.x + vy * side, neck.y - vx * side)}z`,
  };
}

/** Draws edges and single vertices, as `0>1,1>2,5`. O(vertices^2) a step. */
export function drawGraph(text: string, radius: number, upright: boolean): GraphDrawing {
  const items = [...new Set(text.split(','))].map((item) => item.split('>'));
  const pairs = items.filter(({ length }) => length === 2) as [string, string][];
  const names = [...new Set(items.flat())].sort((a, b) => Number(a) - Number(b));
  const index = new Map(names.map((name, i) => [name, i]));
  const edges = pairs.map(([from, to]) => [index.get(from) as number, index.get(to) as number] as const);
  const raw = turned(best(names.length, edges), upright);
  const nearest = Math.min(1, ...raw.flatMap((a, i) => raw.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  // No two vertices touch.
  const step = radius * Math.max(APART, 2.4 / Math.max(0.2, nearest));
  const [left, top] = [Math.min(...raw.map(({ x }) => x)), Math.min(...raw.map(({ y }) => y))];
  const margin = radius * 1.5 + 1;
  const points = raw.map(({ x, y }) => ({ x: (x - left) * step + margin, y: (y - top) * step + margin }));
  const all = new Set(pairs.map(([from, to]) => `${from}>${to}`));
  const arrows = new Map(
    pairs.map(([from, to], i) => {
      const [a, b] = (edges[i] as readonly [number, number]).map((end) => points[end] as Point) as [Point, Point];
      return [`${from}>${to}`, arrowOf(a, b, radius, all.has(`${to}>${from}`) ? radius * 0.8 : 0)];
    }),
  );
  return {
    width: Math.max(...points.map(({ x }) => x)) + margin,
    height: Math.max(...points.map(({ y }) => y)) + margin + radius * 0.6,
    vertices: new Map(names.map((name, i) => [name, points[i] as Point])),
    arrows,
  };
}
