// How well a graph is drawn by straight lines: crossings, and how large it has to be so that no vertex touches another one or a line.
import type { Edge, Point } from '../../stress.js';

/**
 * In radii of a vertex: the least length of a line, from middle to middle, on average; the least distance of two vertices; the least
 * distance of a vertex from a line that does not end there.
 */
const LENGTH = 4.4;
const APART = 2.7;
const BESIDE = 1.5;
/** A line this near to a vertex counts as this near: it cannot be avoided by size. */
const NEAREST = 0.03;
/** A drawing with crossings counts as so many times its size, and more for each crossing. */
const CROSSED = 2;
const EACH = 0.08;
/** How much it counts that lines are of different lengths. */
const EVEN = 0.2;

const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const lengthOf = (a: Point, b: Point) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** The point of a segment that is nearest to another point. */
export function nearestOn(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.max(0, Math.min(1, share));
  return { x: a.x + at * dx, y: a.y + at * dy };
}

/** The pairs of edges without a common vertex whose lines cross. O(edges^2). */
export function crossingsOf(points: readonly Point[], edges: readonly Edge[]): number {
  let crossings = 0;
  for (let i = 0; i < edges.length; ++i) {
    const [a, b] = edges[i] as Edge;
    const [A, B] = [points[a] as Point, points[b] as Point];
    for (let j = i + 1; j < edges.length; ++j) {
      const [c, d] = edges[j] as Edge;
      if (a === c || a === d || b === c || b === d) continue;
      const [C, D] = [points[c] as Point, points[d] as Point];
      if (side(A, B, C) * side(A, B, D) < 0 && side(C, D, A) * side(C, D, B) < 0) ++crossings;
    }
  }
  return crossings;
}

/** The size of a box around the points. */
export function boxOf(points: readonly Point[]): { left: number; top: number; width: number; height: number } {
  const ends = (of: (point: Point) => number) => [Math.min(...points.map(of)), Math.max(...points.map(of))] as const;
  const [left, right] = ends(({ x }) => x);
  const [top, bottom] = ends(({ y }) => y);
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The factor by which a drawing has to be enlarged, for vertices of radius 1 and lines of this length on average. O(vertices^2 +
 * vertices * edges).
 */
export function scaleOf(points: readonly Point[], edges: readonly Edge[], length = LENGTH): number {
  let [total, nearest, beside] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < points.length; ++i)
    for (let j = 0; j < i; ++j) nearest = Math.min(nearest, lengthOf(points[i] as Point, points[j] as Point));
  for (const [from, to] of edges) {
    const [a, b] = [points[from] as Point, points[to] as Point];
    const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
    const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
    total += lengthOf(a, b);
    for (let i = 0; i < points.length; ++i) {
      const point = points[i] as Point;
      const outside = Math.max(left - point.x, point.x - right, top - point.y, point.y - bottom);
      if (outside < beside && i !== from && i !== to) beside = Math.min(beside, lengthOf(point, nearestOn(point, a, b)));
    }
  }
  const mean = edges.length > 0 ? total / edges.length : nearest;
  return Math.max(length / mean, APART / Math.max(nearest, 1e-9), BESIDE / Math.max(beside, NEAREST * mean));
}

/** The side of a square that is spread as wide, whatever the angle at which the drawing lies. */
function spreadOf(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)];
  return Math.sqrt(6 * mean(({ x, y }) => (x - x0) ** 2 + (y - y0) ** 2));
}

/** How much longer the longest line is than the shortest. */
function unevenness(points: readonly Point[], edges: readonly Edge[]): number {
  const lengths = edges.map(([a, b]) => lengthOf(points[a] as Point, points[b] as Point));
  return edges.length > 0 ? Math.max(...lengths) / Math.max(Math.min(...lengths), 1e-9) : 1;
}

/** The less, the better: the size of the drawing, in radii of a vertex, and more if lines cross or are of different lengths. */
export function costOf(points: readonly Point[], edges: readonly Edge[]): number {
  const crossings = crossingsOf(points, edges);
  const size = spreadOf(points) * scaleOf(points, edges) + 2;
  return size * unevenness(points, edges) ** EVEN * (crossings > 0 ? CROSSED + EACH * crossings : 1);
}
