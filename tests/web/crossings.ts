// Counts what makes a drawn graph hard to read: points where two lines cross, and nodes that a line passes through. And the twin of the
// drawing: all positions of the same remoteness in one column, ordered by their neighbours, with slightly bowed arrows straight across.
import { layersOf } from '../../web/views/explain/layers.js';
import { layOut } from '../../web/views/explain/layout.js';
import { type Picture, pictureOf, RADIUS, ROOM } from '../../web/views/explain/picture.js';
import { type Graph, whole } from '../../web/views/explain/reach.js';

type Point = readonly [x: number, y: number];
/** `ends`: where a line begins and ends; lines with a common end do not cross there. */
interface Line {
  points: Point[];
  ends: readonly [Point, Point];
}
export interface Lines {
  nodes: Point[];
  lines: Line[];
}

const CELL = 24;
const name = (x: number, y: number) => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;

function bySquare<Thing>(things: readonly Thing[], boxOf: (thing: Thing) => readonly Point[]): Map<string, Thing[]> {
  const squares = new Map<string, Thing[]>();
  for (const thing of things) {
    const [xs, ys] = [0, 1].map((k) => boxOf(thing).map((point) => Math.floor((point[k] as number) / CELL))) as [number[], number[]];
    for (let x = Math.min(...xs); x <= Math.max(...xs); ++x)
      for (let y = Math.min(...ys); y <= Math.max(...ys); ++y) {
        const key = `${x},${y}`;
        squares.set(key, [...(squares.get(key) ?? []), thing]);
      }
  }
  return squares;
}

/** The sign tells on which side of the line from `a` to `b` a point is. */
const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);

export function conflicts({ nodes, lines }: Lines): { crossings: number; passed: number } {
  const segments = lines.flatMap(({ points }, of) => points.slice(1).map((to, k) => ({ of, from: points[k] as Point, to })));
  const ends = lines.map((line) => line.ends);
  const near = (a: Point, b: Point, most: number) => Math.hypot(a[0] - b[0], a[1] - b[1]) < most;
  let crossings = 0;
  for (const [key, here] of bySquare(segments, ({ from, to }) => [from, to])) {
    for (const [i, one] of here.entries())
      for (const other of here.slice(i + 1)) {
        if (one.of === other.of) continue;
        const [a, b] = [side(other.from, other.to, one.from), side(other.from, other.to, one.to)];
        if (a * b >= 0 || side(one.from, one.to, other.from) * side(one.from, one.to, other.to) >= 0) continue;
        const share = a / (a - b);
        const at: Point = [one.from[0] + share * (one.to[0] - one.from[0]), one.from[1] + share * (one.to[1] - one.from[1])];
        // In one square only; and lines that meet at a node or a track do not cross there.
        const meeting = ends[one.of]?.some((end) => ends[other.of]?.some((last) => near(end, last, 0.5) && near(end, at, 1.6 * RADIUS)));
        if (name(...at) === key && !meeting) ++crossings;
      }
  }
  const squares = bySquare(segments, ({ from, to }) =>
    [from, to].flatMap(([x, y]) => [[x - RADIUS, y - RADIUS] as const, [x + RADIUS, y + RADIUS] as const]),
  );
  const passed = new Set<string>();
  for (const [i, node] of nodes.entries())
    for (const { of, from, to } of squares.get(name(...node)) ?? []) {
      if (ends[of]?.some((end) => near(end, node, RADIUS + 4))) continue;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const along = Math.min(
        1,
        Math.max(0, ((node[0] - from[0]) * (to[0] - from[0]) + (node[1] - from[1]) * (to[1] - from[1])) / long ** 2),
      );
      if (near(node, [from[0] + along * (to[0] - from[0]), from[1] + along * (to[1] - from[1])], RADIUS - 1)) passed.add(`${of} ${i}`);
    }
  return { crossings, passed: passed.size };
}

/** Points on a Bézier curve. */
function sampled(points: readonly Point[], count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    let level = points;
    while (level.length > 1)
      level = level
        .slice(1)
        .map(
          (to, k) =>
            [0, 1].map(
              (c) => ((level[k] as Point)[c] as number) * (1 - i / count) + ((to as Point)[c] as number) * (i / count),
            ) as unknown as Point,
        );
    return level[0] as Point;
  });
}

/** The stretches of a path that consists of lines to the side and of curves, each from a point of its own. */
export function stretchesOf(path: string): Point[][] {
  return [...path.matchAll(/M(\S+) ([^HCM]+)(?:H([^M]+)|C([^M]+))/g)].map(([, x, y, level, curve]) => {
    const from: Point = [Number(x), Number(y)];
    if (level !== undefined) return [from, [Number(level), from[1]]];
    const numbers = (curve as string).split(' ').map(Number);
    return sampled([from, ...[0, 2, 4].map((k) => [numbers[k], numbers[k + 1]] as unknown as Point)], 8);
  });
}

/** The drawing of a whole graph. */
export function drawingOf(graph: Graph): Picture {
  const moves = whole(graph).moves.filter(([from, to]) => from !== to);
  const layers = layersOf(
    graph.nodes.map(({ position }) => position),
    moves,
  );
  return pictureOf(layers, { moves }, layOut({ layer: layers.layer, moves, ...ROOM }));
}

export const linesOf = ({ at, every }: Picture): Lines => ({
  nodes: at,
  lines: stretchesOf(every).map((points) => ({ points, ends: [points[0] as Point, points.at(-1) as Point] })),
});

/** The twin. */
export function inColumns({ nodes }: Graph): Lines {
  const key = nodes.map(({ position: { remoteness } }) => (remoteness === undefined ? Number.POSITIVE_INFINITY : Number(remoteness)));
  const columns = [...new Set(key)].sort((a, b) => b - a).map((value) => nodes.map((_, i) => i).filter((i) => key[i] === value));
  const place = new Array<number>(nodes.length).fill(0.5);
  const spread = () => {
    for (const column of columns) for (const [i, node] of column.entries()) place[node] = (i + 0.5) / column.length;
  };
  spread();
  const beside: number[][] = nodes.map(({ options }) => [...(options ?? [])]);
  for (const [i, { options }] of nodes.entries()) for (const option of options ?? []) beside[option]?.push(i);
  for (let sweep = 0; sweep < 12; ++sweep) {
    const wish = beside.map((others, i) =>
      others.length > 0 ? others.reduce((sum, j) => sum + (place[j] as number), 0) / others.length : (place[i] as number),
    );
    for (const column of columns) column.sort((a, b) => (wish[a] as number) - (wish[b] as number));
    spread();
  }
  const most = Math.max(...columns.map((column) => column.length));
  const across = nodes.map((_, i) => columns.findIndex((column) => column.includes(i)));
  const at = nodes.map((_, i): Point => [((across[i] as number) + 0.5) * 58, (place[i] as number) * most * 34]);
  const lines = nodes.flatMap(({ options }, i) =>
    (options ?? [])
      .filter((to) => to !== i)
      .map((to) => {
        const [[x1, y1], [x2, y2]] = [at[i] as Point, at[to] as Point];
        const length = Math.hypot(x2 - x1, y2 - y1);
        const [ux, uy, bow] = [(x2 - x1) / length, (y2 - y1) / length, 0.12 * length];
        const [from, end]: [Point, Point] = [
          [x1 + ux * RADIUS, y1 + uy * RADIUS],
          [x2 - ux * RADIUS, y2 - uy * RADIUS],
        ];
        const points = sampled([from, [(from[0] + end[0]) / 2 - uy * bow, (from[1] + end[1]) / 2 + ux * bow], end], 12);
        return { points, ends: [at[i] as Point, at[to] as Point] as const };
      }),
  );
  return { nodes: at, lines };
}
