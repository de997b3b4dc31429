// Where the vertices of an undirected graph are drawn: forces (d3-force) from several beginnings, and the best of what they and the
// beginnings give. The same graph is always drawn in the same way.
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import { arranged, distancesFrom, distancesOf, type Edge, neighboursOf, type Point } from '../../boards/stress.js';
import { type Framed, framed, isTree, layeredTree, onCircle, radialTree, ring, snake, stretched } from './beginnings.js';
import { grounded, symmetryOf, turned } from './orient.js';
import { costOf, crossingsOf, nearestOn, scaleOf } from './quality.js';

/** Distances in the simulation, whose forces are made for pixels. */
const EDGE = 30;
const TICKS = 200;
/** Vertices push each other away up to a distance of so many edges: the less, the smaller the drawing. */
const REACH = 3;
const CHARGE = 1;
/** How hot the simulation is at first: cool enough not to throw vertices over lines. */
const HEAT = 0.4;
const PUSH = 2;
/** Vertices nearer to a line are pushed away from it. */
const BESIDE = 0.45 * EDGE;
const STRIDES = 12;
/** Most vertices and edges for which several beginnings of a kind are tried. */
const SMALL = 40;
const MANY = 400;
/** How framed drawings are stretched. */
const POWERS = [1, 0.7, 0.5];
/** Most vertices of drawings whose symmetry counts, and how much. */
const SYMMETRIC = 24;
const ASKEW = 1;
/** How far a level is above the one below, in edges; and how much more a drawing in levels may cost. */
const ABOVE = 1.1;
const RISEN = 1.8;
/** The average length of edges that are chosen, in radii. */
const LONG = 7;
/** A drawing is better if it costs less than this share of the best before. */
const BETTER = 0.98;

type Node = Point & { vx: number; vy: number; fx?: number; fy?: number };

const beyond = (at: number, from: number, to: number) => at < Math.min(from, to) - BESIDE || at > Math.max(from, to) + BESIDE;

/** Pushes vertices away from lines that they do not end. O(vertices * edges) a tick. */
function forceBeside(nodes: Node[], edges: readonly Edge[]) {
  return (alpha: number) => {
    for (const [from, to] of edges) {
      const [a, b] = [nodes[from] as Node, nodes[to] as Node];
      for (const [i, node] of nodes.entries()) {
        if (i === from || i === to || beyond(node.x, a.x, b.x) || beyond(node.y, a.y, b.y)) continue;
        const on = nearestOn(node, a, b);
        const [dx, dy] = [node.x - on.x, node.y - on.y];
        const away = Math.hypot(dx, dy) || 1e-6;
        if (away >= BESIDE) continue;
        const push = (PUSH * alpha * (BESIDE - away)) / away;
        node.vx += dx * push;
        node.vy += dy * push;
        for (const end of [a, b]) {
          end.vx -= (dx * push) / 2;
          end.vy -= (dy * push) / 2;
        }
      }
    }
  };
}

/** Springs along edges, and vertices that push each other away. Those of `outer` stay where they are; with `level`, each is so
 * high above the ground. */
function forced(start: readonly Point[], edges: readonly Edge[], outer?: Framed['outer'], level?: readonly number[]): Point[] {
  const nodes = start.map(({ x, y }, i): Node => {
    const at = { x: x * EDGE, y: y * EDGE, vx: 0, vy: 0 };
    return outer?.has(i) ? { ...at, fx: at.x, fy: at.y } : at;
  });
  forceSimulation(nodes)
    .force(
      'link',
      forceLink(edges.map(([source, target]) => ({ source, target })))
        .distance(EDGE)
        .strength(0.8),
    )
    .force(
      'charge',
      forceManyBody()
        .strength(-CHARGE * EDGE)
        .distanceMax(REACH * EDGE),
    )
    .force('x', forceX().strength(0.03))
    .force('y', level ? forceY((_, i) => -ABOVE * EDGE * (level[i] as number)).strength(1) : forceY().strength(0.03))
    .force(
      'collide',
      forceCollide(EDGE / 3)
        .strength(1)
        .iterations(2),
    )
    .force('beside', forceBeside(nodes, edges))
    .alpha(HEAT)
    .stop()
    .tick(TICKS);
  return nodes.map(({ x, y }) => ({ x: x / EDGE, y: y / EDGE }));
}

/** Drawings to choose from, one after the other. */
function* drawings(count: number, edges: readonly Edge[]): Generator<readonly Point[]> {
  const thread = snake(count, edges) ?? ring(count, edges);
  if (thread) return yield thread;
  if (isTree(count, edges)) {
    yield layeredTree(count, edges, 0);
    const radial = radialTree(count, edges);
    yield radial;
    yield forced(radial, edges);
  }
  const several = count <= SMALL && edges.length <= MANY;
  const distances = distancesOf(count, edges);
  const least = several ? STRIDES : 2;
  for (let stride = 1; stride < least; ++stride) {
    const { points } = arranged(distances, stride);
    yield points;
    if (stride <= 2) yield forced(points, edges);
    if (crossingsOf(points, edges) === 0) return;
  }
  if (!several) return;
  yield onCircle(count);
  for (const { points, outer } of framed(count, edges)) {
    for (const power of POWERS) yield stretched(points, power);
    yield forced(points, edges, outer);
  }
}

/** The graph without loops and with one of parallel edges. */
const simple = (count: number, edges: readonly Edge[]): Edge[] => [
  ...new Map(edges.filter(([a, b]) => a !== b).map((edge) => [Math.min(...edge) * count + Math.max(...edge), edge])).values(),
];

/** A graph that grows from vertex 0 at the bottom, if that can be drawn well: each vertex as high as its distance. */
function grownFrom(best: readonly Point[], edges: readonly Edge[]): readonly Point[] {
  const level = distancesFrom(0, neighboursOf(best.length, edges));
  const highest = Math.max(...level);
  const up = grounded(best) ?? best;
  if (highest < 2 || highest > best.length) return up;
  const risen = forced(up, edges, undefined, level);
  return costOf(risen, edges) < RISEN * costOf(up, edges) ? risen : up;
}

/**
 * The places of vertices 0 to `count` - 1 of radius 1, none of which touch. Edges may be loops or parallel. Pauses now and then, so that
 * the page stays responsive: each step takes O(vertices^2 + edges^2) a round. `grown`: with longer edges, which can be chosen well, and
 * vertex 0 at the bottom, from which the graph grows.
 */
export async function arrange(count: number, given: readonly Edge[], grown: boolean, pause: () => Promise<void>): Promise<Point[]> {
  const edges = simple(count, given);
  const symmetric = count <= SYMMETRIC;
  const scaled = (points: readonly Point[]) => {
    const scale = scaleOf(points, edges, grown ? LONG : undefined);
    return points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  };
  if (grown && isTree(count, edges)) return scaled(layeredTree(count, edges, 0).map(({ x, y }) => ({ x, y: -y })));
  let [best, least]: [readonly Point[], number] = [onCircle(count), Number.POSITIVE_INFINITY];
  for (const points of drawings(count, edges)) {
    const cost = costOf(points, edges) * (symmetric ? 1 + ASKEW * (1 - symmetryOf(points)) : 1);
    if (cost < least * BETTER) [best, least] = [points, cost];
    await pause();
  }
  return scaled(grown ? grownFrom(best, edges) : turned(best, edges));
}
