// Puts the vertices of a graph where distances on paper are as near as possible to distances in the graph (stress majorization; Gansner,
// Koren and North 2004).

export interface Point {
  x: number;
  y: number;
}

export type Edge = readonly [from: number, to: number];

/** Steps until little changes. */
export const STEPS = 80;
/** The distance of vertices that no path joins, in edges, for the root of their number. */
const UNJOINED = 0.8;

/** For each vertex those that an edge joins it to. */
export function neighboursOf(count: number, edges: readonly Edge[]): number[][] {
  const near = Array.from({ length: count }, () => new Set<number>());
  for (const [a, b] of edges) {
    if (a === b) continue;
    near[a]?.add(b);
    near[b]?.add(a);
  }
  return near.map((set) => [...set]);
}

/** The number of edges from `start` to each vertex, in either direction; infinite without a path. O(vertices + edges). */
export function distancesFrom(start: number, near: readonly (readonly number[])[]): number[] {
  const distances = near.map(() => Number.POSITIVE_INFINITY);
  distances[start] = 0;
  const queue = [start];
  for (const here of queue) {
    for (const next of near[here] ?? []) {
      if (distances[next] !== Number.POSITIVE_INFINITY) continue;
      distances[next] = (distances[here] as number) + 1;
      queue.push(next);
    }
  }
  return distances;
}

/** The distances that `relax` wants. O(vertices * edges). */
export function distancesOf(count: number, edges: readonly Edge[]): number[][] {
  const near = neighboursOf(count, edges);
  return near.map((_, i) => distancesFrom(i, near).map((distance) => (distance < count ? distance : 1 + UNJOINED * Math.sqrt(count))));
}

/** The vertices on a circle, every `stride`-th beside the one before. */
export const onOval = (count: number, stride: number): Point[] =>
  Array.from({ length: count }, (_, i) => ({ x: Math.cos((6.3 * i * stride) / count), y: Math.sin((6.1 * i * stride) / count) }));

/** Moves each point to where its distances want it, so many times. Returns the stress before the last time. O(points^2) a step. */
export function relax(points: Point[], distances: readonly (readonly number[])[], steps = STEPS): number {
  let stress = 0;
  for (let step = 0; step < steps; ++step) {
    stress = 0;
    for (let i = 0; i < points.length; ++i) {
      const here = points[i] as Point;
      const row = distances[i] as readonly number[];
      let [x, y, weights] = [0, 0, 1e-9];
      for (let j = 0; j < points.length; ++j) {
        if (i === j) continue;
        const other = points[j] as Point;
        const wanted = row[j] as number;
        const [dx, dy] = [here.x - other.x, here.y - other.y];
        const is = Math.sqrt(dx * dx + dy * dy) + 1e-6;
        const weight = 1 / (wanted * wanted);
        x += weight * (other.x + (dx * wanted) / is);
        y += weight * (other.y + (dy * wanted) / is);
        weights += weight;
        stress += weight * (is - wanted) ** 2;
      }
      here.x = x / weights;
      here.y = y / weights;
    }
  }
  return stress;
}
