// The lines of a graph: straight, or bent where several join the same vertices, with a point on each that is apart from the others.
import type { Edge, Point } from '../../stress.js';

export interface Line {
  /** The data of an SVG path. */
  path: string;
  /** Where it is chosen, and where its character stands. */
  at: Point;
}

/** Half of how far the controls of parallel lines are apart, in units. */
const BEND = 4;
/** Size of a loop. */
const LOOP = 8;
/** Where on a line its point may be, the best first. */
const SHARES = [0.5, 0.4, 0.6, 0.33, 0.67, 0.27, 0.73];
/** Points this far apart are far enough. */
const ENOUGH = 9;

/** The point of a quadratic curve. */
const pointOn = (a: Point, c: Point, b: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t ** 2 * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t ** 2 * b.y,
});

const show = (n: number) => n.toFixed(2);

/** Around beside a vertex, on the side away from its neighbours, back to it. */
function loop({ x, y }: Point, near: readonly Point[], nth: number): Line {
  const towards = near.map((other) => Math.atan2(other.y - y, other.x - x));
  const sum = (of: (angle: number) => number) => towards.reduce((total, angle) => total + of(angle), 0);
  // Without neighbours, or with neighbours all around: above.
  const away = Math.hypot(sum(Math.cos), sum(Math.sin)) < 0.1 ? -Math.PI / 2 : Math.atan2(-sum(Math.sin), -sum(Math.cos));
  const at = (angle: number, reach: number) => `${show(x + reach * Math.cos(away + angle))} ${show(y + reach * Math.sin(away + angle))}`;
  const reach = LOOP + 5 * nth;
  const path = `M${show(x)} ${show(y)}C${at(-0.6, 2 * reach)} ${at(0.6, 2 * reach)} ${show(x)} ${show(y)}`;
  return { path, at: { x: x + 1.24 * reach * Math.cos(away), y: y + 1.24 * reach * Math.sin(away) } };
}

/** How far a point is from the nearest of others. */
const awayFrom = (point: Point, others: readonly Point[]) =>
  others.reduce((least, { x, y }) => Math.min(least, Math.hypot(point.x - x, point.y - y)), Number.POSITIVE_INFINITY);

/** `rim`: what lines leave free at their ends. `spread`: whether points keep apart. O(edges * (edges +
 * vertices)). */
export function linesOf(edges: readonly Edge[], points: readonly Point[], rim: number, spread: boolean): Line[] {
  const total = new Map<string, number>();
  const key = ([a, b]: Edge) => `${Math.min(a, b)} ${Math.max(a, b)}`;
  for (const edge of edges) total.set(key(edge), (total.get(key(edge)) ?? 0) + 1);
  const before = new Map<string, number>();
  const taken: Point[] = [];
  const neighbours = (vertex: number) =>
    edges.flatMap(([one, other]) =>
      one === other ? [] : one === vertex ? [points[other] as Point] : other === vertex ? [points[one] as Point] : [],
    );
  return edges.map((edge) => {
    const nth = before.get(key(edge)) ?? 0;
    before.set(key(edge), nth + 1);
    const [from, to] = edge;
    const [a, b] = [points[from] as Point, points[to] as Point];
    if (from === to) return loop(a, neighbours(from), nth);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    // Bent to the same side whichever end comes first.
    const bend = 2 * BEND * (nth - ((total.get(key(edge)) ?? 1) - 1) / 2) * (from < to ? 1 : -1);
    const middle = {
      x: (a.x + b.x) / 2 - (bend * (b.y - a.y)) / length,
      y: (a.y + b.y) / 2 + (bend * (b.x - a.x)) / length,
    };
    const share = rim / length;
    const [start, end] = [pointOn(a, middle, b, Math.min(0.4, share)), pointOn(a, middle, b, Math.max(0.6, 1 - share))];
    let at = pointOn(a, middle, b, 0.5);
    if (spread) {
      const near = [...points, ...taken];
      const choices = SHARES.map((t) => pointOn(a, middle, b, t));
      const roomy = choices.find((point) => awayFrom(point, near) >= ENOUGH);
      at = roomy ?? choices.reduce((one, other) => (awayFrom(other, near) > awayFrom(one, near) + 0.5 ? other : one));
      taken.push(at);
    }
    const curve = bend === 0 ? 'L' : `Q${show(middle.x)} ${show(middle.y)} `;
    return { path: `M${show(start.x)} ${show(start.y)}${curve}${show(end.x)} ${show(end.y)}`, at };
  });
}
