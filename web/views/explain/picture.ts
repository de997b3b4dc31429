// The geometry of a graph: its layers from left to right, its moves as smooth curves from layer to layer.
import type { Column, Layers } from './layers.js';
import type { Layout, Task } from './layout.js';

export const RADIUS = 13;
/** Room for an arrow's tip in front of a node. */
const TIP = 2;
/** The distance between layers: more if the drawing would be narrower than its frame. */
const LAYER = { least: 50, most: 120 };
/** Room added between columns, and below the graph. */
const COLUMN = 14;
const FOOT = 6;
/** Room for the heads of the columns: more in large graphs, which are drawn smaller. */
const HEAD = { least: 26, most: 64, share: 0.045 };

export const ROOM = { node: 2 * RADIUS + 6, track: 5 };

export interface Picture {
  width: number;
  height: number;
  /** The room for the heads of the columns. */
  head: number;
  /** The middle of each node. */
  at: (readonly [x: number, y: number])[];
  columns: (Column & { x: number; width: number })[];
  /** A curve for each move, as the data of an SVG path. */
  curves: string[];
  /** The curves of all moves, each stretch once. */
  every: string;
}

type Point = readonly [x: number, y: number];

const written = (value: number): string => String(Math.round(value * 10) / 10);
const point = ([x, y]: Point) => `${written(x)} ${written(y)}`;

/** A curve between layers, level at both ends, so that stretches join smoothly. */
function stretch([x1, y1]: Point, [x2, y2]: Point): string {
  const middle = (x1 + x2) / 2;
  return y1 === y2 ? `H${written(x2)}` : `C${point([middle, y1])} ${point([middle, y2])} ${point([x2, y2])}`;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The points of a move: at the edges of its nodes, and in the layers between. */
function pointsOf(route: readonly number[], first: number, last: number, x: (layer: number) => number): Point[] {
  const step = Math.sign(last - first);
  return route.map((y, i) => {
    const edge = i === 0 ? RADIUS : i === route.length - 1 ? -RADIUS - TIP : 0;
    return [x(first + i * step) + step * edge, y] as const;
  });
}

/** `aspect`: width of the frame by its height. */
export function pictureOf({ layer, columns }: Layers, { moves }: Pick<Task, 'moves'>, layout: Layout, aspect = 1): Picture {
  const head = between(HEAD.least, layout.height * HEAD.share, HEAD.most);
  const height = head + layout.height + FOOT;
  const last = columns.at(-1)?.to ?? 0;
  const apart = between(LAYER.least, (height * aspect - COLUMN * columns.length) / (last + 1), LAYER.most);
  // Before a layer are all columns that end there.
  const x = (of: number) => (of + 0.5) * apart + COLUMN * (0.5 + columns.filter(({ to }) => to < of).length);
  const stretches = new Set<string>();
  const at = layout.at.map((y, i) => [x(layer[i] as number), head + y] as const);
  const curves = moves.map(([from, to], i) => {
    const route = (layout.routes[i] as number[]).map((y) => head + y);
    const points = pointsOf(route, layer[from] as number, layer[to] as number, x);
    const parts = points.slice(1).map((next, k) => [points[k] as Point, next] as const);
    for (const [one, next] of parts) stretches.add(`M${point(one)}${stretch(one, next)}`);
    return `M${point(points[0] as Point)}${parts.map(([one, next]) => stretch(one, next)).join('')}`;
  });
  return {
    width: x(last) + (apart + COLUMN) / 2,
    height,
    head,
    at,
    columns: columns.map((column) => {
      const left = x(column.from) - apart / 2;
      return { ...column, x: left, width: x(column.to) + apart / 2 - left };
    }),
    curves,
    every: [...stretches].join(''),
  };
}
