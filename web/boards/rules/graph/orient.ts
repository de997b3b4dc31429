// Turns a drawing of a graph so that its lines are level or upright where they can be, it is like its mirror image, and it is wide.
import type { Edge, Point } from '../../stress.js';
import { boxOf } from './quality.js';

/** Angles that are tried in a quarter turn. */
const ANGLES = 90;
/** Most distances that are looked at for them. */
const WORK = 1_000_000;
/** How much level lines count, against symmetry, and wide drawings. */
const LEVEL = 0.35;
const WIDE = 0.3;

const rotated = (points: readonly Point[], angle: number): Point[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return points.map(({ x, y }) => ({ x: x * c - y * s, y: x * s + y * c }));
};

/** From 0 to 1: how level or upright lines are. */
function levelOf(points: readonly Point[], edges: readonly Edge[]): number {
  if (edges.length === 0) return 0;
  const sum = edges.reduce((total, [from, to]) => {
    const [a, b] = [points[from] as Point, points[to] as Point];
    return total + Math.cos(4 * Math.atan2(b.y - a.y, b.x - a.x));
  }, 0);
  return (1 + sum / edges.length) / 2;
}

/** From 0 to 1: how like its image in an upright mirror it is. O(vertices^2). */
function mirrored(points: readonly Point[], reach: number): number {
  const { left, width } = boxOf(points);
  let away = 0;
  for (const { x, y } of points) {
    const image = 2 * left + width - x;
    let nearest = reach * reach;
    for (const other of points) nearest = Math.min(nearest, (other.x - image) ** 2 + (other.y - y) ** 2);
    away += Math.sqrt(nearest);
  }
  return 1 - away / (reach * points.length);
}

const reachOf = (points: readonly Point[]) => {
  const { width, height } = boxOf(points);
  return Math.max(width, height, 1e-9) / 4;
};

/** From 0 to 1: how symmetric it is to the best axis. */
export const symmetryOf = (points: readonly Point[]): number =>
  Math.max(...Array.from({ length: ANGLES }, (_, i) => mirrored(rotated(points, (Math.PI * i) / ANGLES), reachOf(points))));

/** The same drawing, turned, with vertex 0 in the upper half if the drawing allows. O(vertices^2). */
export function turned(points: readonly Point[], edges: readonly Edge[]): Point[] {
  const reach = reachOf(points);
  let [best, most]: [Point[], number] = [[...points], Number.NEGATIVE_INFINITY];
  const angles = Math.max(4, Math.min(2 * ANGLES, Math.floor(WORK / points.length ** 2)));
  for (let i = 0; i < angles; ++i) {
    const here = rotated(points, (Math.PI * i) / angles);
    const { width, height } = boxOf(here);
    const merit = mirrored(here, reach) + LEVEL * levelOf(here, edges) + (WIDE * width) / (width + height);
    // Of equals the first, whatever the last digits of its merit.
    if (merit > most + 1e-6) [best, most] = [here, merit];
  }
  const middle = boxOf(best);
  const first = best[0] as Point;
  const [flipX, flipY] = [first.x > middle.left + middle.width / 2 + 1e-6, first.y > middle.top + middle.height / 2 + 1e-6];
  return best.map(({ x, y }) => ({ x: flipX ? -x : x, y: flipY ? -y : y }));
}

/** The same drawing, turned so that vertex 0 is at the bottom; undefined if it is in the middle. */
export function grounded(points: readonly Point[]): Point[] | undefined {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const first = points[0] as Point;
  const [dx, dy] = [first.x - mean(({ x }) => x), first.y - mean(({ y }) => y)];
  return Math.hypot(dx, dy) < reachOf(points) / 4 ? undefined : rotated(points, Math.PI / 2 - Math.atan2(dy, dx));
}
