// Where the vertices of a small directed graph are drawn: by the least stress from several beginnings.
import { distancesOf, type Edge, onOval, type Point, relax } from '../../boards/stress.js';

export interface GraphDrawing {
  width: number;
  height: number;
  radius: number;
  vertices: ReadonlyMap<string, Point>;
  /** The paths of the edges, as `0>1`. */
  arrows: ReadonlyMap<string, string>;
}

const BEGINNINGS = 12;
/** Most vertices for which several beginnings are tried. */
const SMALL = 40;
/** Distance of neighbours, in radii. */
const APART = 4.8;

/** The arrangement of least stress, turned so that it is widest along x, or along y if it is to be upright. */
function placed(count: number, edges: readonly Edge[], upright: boolean): Point[] {
  const distances = distancesOf(count, edges);
  let best = { points: onOval(count, 1), stress: Number.POSITIVE_INFINITY };
  for (let stride = 1; stride < (count <= SMALL ? BEGINNINGS : 2); ++stride) {
    const points = onOval(count, stride);
    const stress = relax(points, distances);
    if (stress < best.stress) best = { points, stress };
  }
  const mean = (of: (point: Point) => number) => best.points.reduce((sum, point) => sum + of(point), 0) / count;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const angle =
    Math.atan2(
      2 * mean(({ x, y }) => (x - mx) * (y - my)),
      mean(({ x, y }) => (x - mx) ** 2 - (y - my) ** 2),
    ) /
      2 +
    (upright ? Math.PI / 2 : 0);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return best.points.map(({ x, y }) => ({ x: x * c + y * s, y: y * c - x * s }));
}

/** From the rim of one vertex to that of another, or around from a vertex to itself. */
function arrowOf(a: Point, b: Point, radius: number): string {
  const shown = (n: number) => n.toFixed(2);
  if (a === b) return `M${shown(a.x - radius * 0.5)} ${shown(a.y + radius * 0.86)}c-4 6 8 6 4.4 0.6`;
  const share = radius / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
  const [dx, dy] = [(b.x - a.x) * share, (b.y - a.y) * share];
  return `M${shown(a.x + dx)} ${shown(a.y + dy)}L${shown(b.x - dx * 1.1)} ${shown(b.y - dy * 1.1)}`;
}

/** Draws edges and single vertices, as `0>1,1>2,5`. O(vertices^2) a step. */
export function drawGraph(text: string, radius: number, upright: boolean): GraphDrawing {
  const items = [...new Set(text.split(','))].map((item) => item.split('>'));
  const names = [...new Set(items.flat())].sort((a, b) => Number(a) - Number(b));
  const pairs = items.filter(({ length }) => length === 2);
  const raw = placed(
    names.length,
    pairs.map(([from = '', to = '']) => [names.indexOf(from), names.indexOf(to)]),
    upright,
  );
  const nearest = Math.min(...raw.flatMap((a, i) => raw.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))), 1);
  // No two vertices touch.
  const step = radius * Math.max(APART, 2.6 / Math.max(0.1, nearest));
  const margin = 2 * radius;
  const ends = (of: (point: Point) => number) => [Math.min(...raw.map(of)), Math.max(...raw.map(of))] as const;
  const [left, right] = ends(({ x }) => x);
  const [top, bottom] = ends(({ y }) => y);
  const vertices = new Map(
    names.map((name, i) => {
      const { x, y } = raw[i] as Point;
      return [name, { x: (x - left) * step + margin, y: (y - top) * step + margin }];
    }),
  );
  return {
    width: (right - left) * step + 2 * margin,
    height: (bottom - top) * step + 2 * margin,
    radius,
    vertices,
    arrows: new Map(
      pairs.map(([from = '', to = '']) => [`${from}>${to}`, arrowOf(vertices.get(from) as Point, vertices.get(to) as Point, radius)]),
    ),
  };
}
