// Where the vertices of an undirected graph are drawn: forces (d3-force) from several beginnings, and the best of what they and the
// beginnings give. The same graph is always drawn in the same way.
import { distancesFrom, distancesOf, type Edge, neighboursOf, onOval, type Point, relax, STEPS } from '../../stress.js';
import { framed, isTree, layeredTree, onCircle, radialTree, ring, snake, stretched } from './beginnings.js';
import { forced, type Pause } from './forces.js';
import { grounded, symmetryOf, turned } from './orient.js';
import { costOf, crossingsOf, scaleOf } from './quality.js';

const STRIDES = 12;
/** Most vertices and edges for which several beginnings of a kind are tried. */
const SMALL = 40;
const MANY = 400;
/** How framed drawings are stretched. */
const POWERS = [1, 0.7, 0.5];
/** Most vertices of drawings whose symmetry counts, and how much. */
const SYMMETRIC = 24;
const ASKEW = 1;
/** How much more a drawing in levels may cost. */
const RISEN = 1.3;
/** The average length of edges that are chosen, in radii. */
const LONG = 7;
/** A drawing is better if it costs less than this share of the best before. */
const BETTER = 0.98;

/** Drawings to choose from, one after the other. */
async function* drawings(count: number, edges: readonly Edge[], pause: Pause): AsyncGenerator<readonly Point[]> {
  const thread = snake(count, edges) ?? ring(count, edges);
  if (thread) return yield thread;
  if (isTree(count, edges)) {
    yield layeredTree(count, edges, 0);
    const radial = radialTree(count, edges);
    yield radial;
    yield await forced(radial, edges, pause);
  }
  const several = count <= SMALL && edges.length <= MANY;
  const distances = distancesOf(count, edges);
  await pause();
  const least = several ? STRIDES : 2;
  for (let stride = 1; stride < least; ++stride) {
    const points = onOval(count, stride);
    for (let step = 0; step < STEPS; ++step) {
      relax(points, distances, 1);
      await pause();
    }
    yield points;
    if (stride <= 2) yield await forced(points, edges, pause);
    if (crossingsOf(points, edges) === 0) return;
    await pause();
  }
  if (!several) return;
  yield onCircle(count);
  for (const { points, outer } of framed(count, edges)) {
    for (const power of POWERS) yield stretched(points, power);
    yield await forced(points, edges, pause, { outer });
  }
}

/** The graph without loops and with one of parallel edges. */
const simple = (count: number, edges: readonly Edge[]): Edge[] => [
  ...new Map(edges.filter(([a, b]) => a !== b).map((edge) => [Math.min(...edge) * count + Math.max(...edge), edge])).values(),
];

/** A graph that grows from vertex 0 at the bottom, if that can be drawn well: each vertex as high as its distance. */
async function grownFrom(best: readonly Point[], edges: readonly Edge[], pause: Pause): Promise<readonly Point[]> {
  const level = distancesFrom(0, neighboursOf(best.length, edges));
  const highest = Math.max(...level);
  const up = grounded(best) ?? best;
  if (highest < 2 || highest > best.length) return up;
  const risen = await forced(up, edges, pause, { level });
  return costOf(risen, edges) < RISEN * costOf(up, edges) ? risen : up;
}

/**
 * The places of vertices 0 to `count` - 1 of radius 1, none of which touch. Edges may be loops or parallel. Pauses now and then, so that
 * the page stays responsive: each step takes O(vertices^2 + edges^2) a round. `grown`: with longer edges, which can be chosen well, and
 * vertex 0 at the bottom, from which the graph grows.
 */
export async function arrange(count: number, given: readonly Edge[], grown: boolean, pause: Pause): Promise<Point[]> {
  const edges = simple(count, given);
  const symmetric = count <= SYMMETRIC;
  const scaled = (points: readonly Point[]) => {
    const scale = scaleOf(points, edges, grown ? LONG : undefined);
    return points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  };
  if (grown && isTree(count, edges)) return scaled(layeredTree(count, edges, 0).map(({ x, y }) => ({ x, y: -y })));
  let [best, least]: [readonly Point[], number] = [onCircle(count), Number.POSITIVE_INFINITY];
  for await (const points of drawings(count, edges, pause)) {
    const cost = costOf(points, edges) * (symmetric ? 1 + ASKEW * (1 - symmetryOf(points)) : 1);
    if (cost < least * BETTER) [best, least] = [points, cost];
    await pause();
  }
  return scaled(grown ? await grownFrom(best, edges, pause) : turned(best, edges));
}
