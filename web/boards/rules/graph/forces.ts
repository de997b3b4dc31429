// Forces between the vertices of a graph, by d3-force, with one of our own that keeps vertices away from lines.
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { Edge, Point } from '../../stress.js';
import { nearestOn } from './quality.js';

/** Lets others work, if it is time. */
export type Pause = () => Promise<void>;

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
/** How far a level is above the one below, in edges. */
const ABOVE = 1.1;

type Node = Point & { vx: number; vy: number; fx?: number; fy?: number };

/** Pushes vertices away from lines that they do not end. O(vertices * edges) a tick. */
function forceBeside(nodes: readonly Node[], edges: readonly Edge[]) {
  return (alpha: number) => {
    for (const [from, to] of edges) {
      const [a, b] = [nodes[from] as Node, nodes[to] as Node];
      const [left, right] = [Math.min(a.x, b.x) - BESIDE, Math.max(a.x, b.x) + BESIDE];
      const [top, bottom] = [Math.min(a.y, b.y) - BESIDE, Math.max(a.y, b.y) + BESIDE];
      for (let i = 0; i < nodes.length; ++i) {
        const node = nodes[i] as Node;
        if (node.x < left || node.x > right || node.y < top || node.y > bottom || i === from || i === to) continue;
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

/**
 * Springs along edges, and vertices that push each other away. Those of `outer` stay where they are; with `level`, each is so high above
 * the ground.
 */
export async function forced(
  start: readonly Point[],
  edges: readonly Edge[],
  pause: Pause,
  { outer, level }: { outer?: ReadonlySet<number>; level?: readonly number[] } = {},
): Promise<Point[]> {
  const nodes = start.map(({ x, y }, i): Node => {
    const at = { x: x * EDGE, y: y * EDGE, vx: 0, vy: 0 };
    return outer?.has(i) ? { ...at, fx: at.x, fy: at.y } : at;
  });
  const simulation = forceSimulation(nodes)
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
    .stop();
  for (let tick = 0; tick < TICKS; ++tick) {
    simulation.tick();
    await pause();
  }
  return nodes.map(({ x, y }) => ({ x: x / EDGE, y: y / EDGE }));
}
