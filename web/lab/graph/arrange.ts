// Where the vertices of an undirected graph are drawn: forces (d3-force) from several beginnings, and the best of what they and the
// beginnings give. The same graph is always drawn in the same way.
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY, type SimulationNodeDatum } from 'd3-force';
import { arranged, distancesOf, type Edge, type Point } from '../../boards/stress.js';
import { type Framed, framed, isTree, layeredTree, onCircle, radialTree, ring, snake, stretched } from './beginnings.js';
import { symmetryOf, turned } from './orient.js';
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
/** A drawing is better if it costs less than this share of the best before. */
const BETTER = 0.98;

const beyond = (at: number, from: number, to: number) => at < Math.min(from, to) - BESIDE || at > Math.max(from, to) + BESIDE;

/** Pushes vertices away from lines that they do not end. O(vertices * edges) a tick. */
function forceBeside(nodes: SimulationNodeDatum[], edges: readonly Edge[]) {
  return (alpha: number) => {
    for (const [from, to] of edges) {
      const [a, b] = [nodes[from] as Required<SimulationNodeDatum>, nodes[to] as Required<SimulationNodeDatum>];
      for (const [i, node] of (nodes as Required<SimulationNodeDatum>[]).entries()) {
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

/** Springs along edges, and vertices that push each other away. Those of `outer` stay where they are. */
function forced(start: readonly Point[], edges: readonly Edge[], outer?: Framed['outer']): Point[] {
  const nodes = start.map(({ x, y }, i): SimulationNodeDatum => {
    const at = { x: x * EDGE, y: y * EDGE };
    return outer?.has(i) ? { ...at, fx: at.x, fy: at.y } : at;
  });
  forceSimulation(nodes)
    .force('link', forceLink(edges.map(([source, target]) => ({ source, target }))).distance(EDGE).strength(0.8))
    .force('charge', forceManyBody().strength(-CHARGE * EDGE).distanceMax(REACH * EDGE))
    .force('x', forceX().strength(0.03))
    .force('y', forceY().strength(0.03))
    .force('collide', forceCollide(EDGE / 3).strength(1).iterations(2))
    .force('beside', forceBeside(nodes, edges))
    .alpha(HEAT)
    .stop()
    .tick(TICKS);
  return nodes.map(({ x = 0, y = 0 }) => ({ x: x / EDGE, y: y / EDGE }));
}

/** Drawings to choose from, one after the other. */
function* drawings(count: number, edges: readonly Edge[]): Generator<readonly Point[]> {
  const simple = snake(count, edges) ?? ring(count, edges);
  if (simple) return yield simple;
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

/**
 * The places of vertices 0 to `count` - 1 of radius 1, none of which touch, wider than high. Edges may be loops or parallel. Pauses now and
 * then, so that the page stays responsive: each step takes O(vertices^2 + edges^2) a round.
 */
export async function arrange(count: number, given: readonly Edge[], pause: () => Promise<void>): Promise<Point[]> {
  const edges = [...new Map(given.filter(([a, b]) => a !== b).map(([a, b]) => [Math.min(a, b) * count + Math.max(a, b), [a, b] as Edge])).values()];
  const symmetric = count <= SYMMETRIC;
  let [best, least]: [readonly Point[], number] = [onCircle(count), Number.POSITIVE_INFINITY];
  for (const points of drawings(count, edges)) {
    const cost = costOf(points, edges) * (symmetric ? 1 + ASKEW * (1 - symmetryOf(points)) : 1);
    if (cost < least * BETTER) [best, least] = [points, cost];
    await pause();
  }
  const scale = scaleOf(best, edges);
  return turned(best, edges).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}
