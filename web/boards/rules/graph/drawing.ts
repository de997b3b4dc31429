// Draws parts of a position on a graph: vertices with the values of arrays and with tokens, edges with the values of arrays of their own.
import { type SVGTemplateResult, svg } from 'lit';
import type { Explanation, Natural } from '../../../engine/api_messages.js';
import { cell, disc, hollow, text } from '../../ink.js';
import { range } from '../../numbers.js';
import type { Edge, Point } from '../../stress.js';
import { glyphOf, isBlank } from '../drawn.js';
import { COLOURS, glyphAt } from '../glyphs.js';
import { type Line, linesOf } from './lines.js';
import { isToken, type Part, type Plan } from './plan.js';

type Regions = NonNullable<Explanation['regions']>;

/** The radius of a vertex. */
export const RADIUS = 4;
const STONE = 3.2;
/** How far the point of an arrow is from the middle of a vertex. */
const RIM = RADIUS + 0.4;

/** How far the number of a vertex is from its middle where something covers it, and in which directions it may be, the best first. */
const BESIDE = 1.55 * RADIUS;
const SIDES = [-1, 1, -3, 3, -2, 2, 0, 4].map((eighth) => (eighth * Math.PI) / 4);

/** Tint of the place of a move. */
const TINT = 'color-mix(in srgb, var(--accent) 28%, transparent)';

/** The square around a vertex, or around the point where an edge is chosen. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Takes clicks. */
  area: SVGTemplateResult;
  /** The effect of a move here. */
  ghost: SVGTemplateResult;
}

export interface Sketch {
  art: SVGTemplateResult[];
  /** The regions among the slots of a part, joined along edges, with their nimbers; what nothing can change any more is struck out. */
  regionsOf(part: Part, regions: Regions): SVGTemplateResult[];
  /** The place of a slot; of a token where it is for these numbers. */
  spotOf(slot: number, numbers: readonly number[]): Spot | undefined;
}

const spotAt = ({ x, y }: Point, more: Pick<Spot, 'ghost' | 'area'>): Spot => ({
  x: x - cell / 2,
  y: y - cell / 2,
  width: cell,
  height: cell,
  ...more,
});

const ring = ({ x, y }: Point, radius: number, stroke: string, width: number, fill = 'none') =>
  svg`<circle cx=${x} cy=${y} r=${radius} fill=${fill} stroke=${stroke} stroke-width=${width} />`;

const stroke = (path: string, colour: string, width: number, dashes = '') =>
  svg`<path d=${path} fill="none" stroke=${colour} stroke-width=${width} stroke-dasharray=${dashes || 'none'} stroke-linecap="round" />`;

/** Letters on a line, or beside a vertex, with paper behind them. */
const letters = (x: number, y: number, size: number, words: string | number, fill: string) =>
  svg`<text x=${x} y=${y + size * 0.34} font-size=${size} text-anchor="middle" font-weight="600" fill=${fill} stroke="var(--paper)" stroke-width="0.9"
    paint-order="stroke" stroke-linejoin="round">${words}</text>`;

/** The edges: those of a part by their values, or plain lines. */
function edgesArt(
  lines: readonly Line[],
  { arrows }: Plan,
  part: Part | undefined,
  slots: readonly number[],
  changed: (slot: number) => boolean,
) {
  if (!part)
    return lines.map(
      ({ path }) => svg`<path d=${path} fill="none" stroke="var(--quiet)" stroke-width="0.6"
    marker-end=${arrows ? 'url(#edge-tip)' : 'none'} />`,
    );
  return lines.flatMap(({ path, at }, i) => {
    const slot = part.first + i;
    const value = slots[slot] ?? 0;
    const trace = changed(slot) ? [stroke(path, 'var(--accent)', 0.8, '1.4 1.4')] : [];
    if (value === 0) return [stroke(path, 'var(--line)', 0.6, '0.2 1.6'), ...trace];
    const char = glyphOf(part, value) ?? (part.most > 1 ? String(value) : '');
    const colour = COLOURS[char] ?? 'var(--ink)';
    const named = part.most > 1 && !isBlank(char) ? [letters(at.x, at.y, 3.8, char, colour)] : [];
    return [stroke(path, colour, 1.4), ...named, ...trace];
  });
}

/** The ground below what grows from vertex 0, if that is the lowest. */
function ground(points: readonly Point[]): SVGTemplateResult[] {
  const [foot, ...others] = points;
  if (!foot || others.some(({ y }) => y > foot.y + 1)) return [];
  const [left, right] = [Math.min(...points.map(({ x }) => x)) - RADIUS, Math.max(...points.map(({ x }) => x)) + RADIUS];
  const y = foot.y + RADIUS + 0.4;
  let blades = '';
  for (let x = left; x < right - 1; x += 2.4) blades += `M${x + 1.6} ${y}l-1.4 1.8`;
  return [stroke(`M${left} ${y}H${right}`, 'var(--quiet)', 0.9), stroke(blades, 'var(--quiet)', 0.4)];
}

/** Cover of a vertex's number: a stone or a character of an array. */
function valueArt({ x, y }: Point, part: Part, value: number): SVGTemplateResult[] {
  const char = glyphOf(part, value);
  if (char === undefined ? value === 0 : isBlank(char)) return [];
  if (char === undefined && part.least === 0 && part.most === 1) return [disc(x, y, STONE)];
  const colour = COLOURS[char ?? ''];
  if (char !== undefined && !colour) return [glyphAt(x, y, char)];
  const letter = text(x, y, 4.8, char ?? value, { fill: colour ? '#fff' : 'var(--ink)', weight: 600 });
  return [...(colour ? [disc(x, y, STONE, colour)] : []), letter];
}

/** The angles at which edges leave each vertex. */
function directionsOf(edges: readonly Edge[], points: readonly Point[]): number[][] {
  const all = points.map((): number[] => []);
  for (const [from, to] of edges) {
    const [a, b] = [points[from] as Point, points[to] as Point];
    if (from === to) continue;
    all[from]?.push(Math.atan2(b.y - a.y, b.x - a.x));
    all[to]?.push(Math.atan2(a.y - b.y, a.x - b.x));
  }
  return all;
}

/** Beside a vertex, away from its edges; at the upper right if there is room. */
function freeSide({ x, y }: Point, directions: readonly number[]): Point {
  const room = (angle: number) => Math.min(1, ...directions.map((other) => Math.acos(Math.cos(angle - other))));
  const best = SIDES.reduce((one, other) => (room(other) > room(one) + 0.05 ? other : one));
  return { x: x + BESIDE * Math.cos(best), y: y + BESIDE * Math.sin(best) };
}

/** The tokens on a vertex, side by side. */
function tokensArt({ x, y }: Point, tokens: readonly Part[]): SVGTemplateResult[] {
  const radius = tokens.length > 1 ? 2.1 : 2.8;
  return tokens.flatMap((part, i) => {
    const at = x + (i - (tokens.length - 1) / 2) * 2 * radius;
    const char = part.glyphs?.trim() || part.name.slice(0, 1);
    return [disc(at, y, radius, COLOURS[char] ?? 'var(--accent)'), text(at, y, 1.4 * radius, char, { fill: 'var(--paper)', weight: 700 })];
  });
}

/** Where everything of a graph is. */
interface Geometry {
  plan: Plan;
  points: readonly Point[];
  lines: readonly Line[];
  directions: readonly number[][];
}

/** A region: its vertices and the edges between them, or its edges; and its nimber. */
function regionArt({ plan, points, lines, directions }: Geometry, within: ReadonlySet<number>, onEdges: boolean, nimber?: Natural) {
  const [first] = within;
  if (first === undefined) return [];
  const joins = lines.filter((_, i) => (onEdges ? within.has(i) : (plan.edges[i] as Edge).every((end) => within.has(end))));
  const rings = onEdges ? [] : [...within].map((i) => ring(points[i] as Point, RADIUS + 0.5, 'var(--accent)', 0.9));
  const at = onEdges ? (lines[first] as Line).at : freeSide(points[first] as Point, directions[first] as number[]);
  const named = nimber === undefined ? [] : [letters(at.x, at.y, 4, String(nimber), 'var(--accent)')];
  return [
    ...joins.map(({ path }) => svg`<path d=${path} fill="none" stroke="var(--accent)" stroke-width="2.6" stroke-opacity="0.45" />`),
    ...rings,
    ...named,
  ];
}

function regionsArt(geometry: Geometry, part: Part, onEdges: boolean, slots: readonly number[], regions: Regions): SVGTemplateResult[] {
  const own = range(part.first, part.first + part.rows * part.columns);
  const alive = new Set(regions.flatMap((region) => region.slots));
  const dead = onEdges ? [] : own.filter((slot) => !alive.has(slot) && (slots[slot] ?? 0) === 0);
  const strike = (slot: number) => {
    const { x, y } = geometry.points[slot - part.first] as Point;
    return stroke(`M${x - 2.8} ${y + 2.8}L${x + 2.8} ${y - 2.8}`, 'var(--quiet)', 0.6);
  };
  const places = (members: readonly number[]) => new Set(members.filter((slot) => own.includes(slot)).map((slot) => slot - part.first));
  return [...dead.map(strike), ...regions.flatMap((region) => regionArt(geometry, places(region.slots), onEdges, region.nimber))];
}

/** `points`: of the vertices. `before`: the numbers before the last move, if they are known. */
export function sketch(
  plan: Plan,
  all: readonly Part[],
  points: readonly Point[],
  slots: readonly number[],
  before: readonly number[] | undefined,
): Sketch {
  const parts = plan.parts.map((i) => all[i] as Part);
  const tokens = parts.filter(isToken);
  const arrays = parts.filter((part) => !part.onEdges && !isToken(part));
  const ofEdges = plan.ofEdges === undefined ? undefined : (all[plan.ofEdges] as Part);
  const lines = linesOf(plan.edges, points, plan.arrows ? RIM : RADIUS, ofEdges !== undefined);
  const directions = directionsOf(plan.edges, points);
  const changed = (slot: number) => before !== undefined && before[slot] !== slots[slot];
  // After a pass the tokens are marked where they stay.
  const passed = !all.some(({ first, rows, columns }) => range(first, first + rows * columns).some(changed));
  const ofPlants = ofEdges?.grows === true;
  const standing = new Set(plan.edges.flatMap((ends, i) => (ofPlants && (slots[ofEdges.first + i] ?? 0) > 0 ? ends : [])));
  const vertex = (point: Point, i: number): SVGTemplateResult[] => {
    // The ground stands for its vertex, and what has fallen is gone.
    if (ofPlants && !standing.has(i) && i > 0) return [];
    const here = tokens.filter(({ first }) => slots[first] === i);
    const was = tokens.some(({ first }) => before?.[first] === i && (passed || changed(first)));
    const covers = [...arrays.flatMap((part) => valueArt(point, part, slots[part.first + i] ?? 0)), ...tokensArt(point, here)];
    const own = arrays.some(({ first }) => changed(first + i));
    const size = i < 100 ? 3.8 : 3;
    const beside = freeSide(point, directions[i] as number[]);
    return [
      ring(point, RADIUS, 'var(--quiet)', 0.4, 'var(--faint)'),
      ...covers,
      covers.length > 0 ? letters(beside.x, beside.y, 3, i, 'var(--quiet)') : text(point.x, point.y, size, i, { fill: 'var(--ink)' }),
      ...(own
        ? [
            svg`<circle cx=${point.x} cy=${point.y} r=${RADIUS} fill="none" stroke="var(--accent)" stroke-width="0.7" stroke-dasharray="1.4 1.2" />`,
          ]
        : []),
      ...(was ? [hollow(point.x, point.y, RADIUS + 0.8)] : []),
    ];
  };
  const tip = plan.arrows
    ? [
        svg`<marker id="edge-tip" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="2.6" markerHeight="2.6"
          orient="auto"><path d="M0 0L8 4L0 8z" fill="var(--quiet)" /></marker>`,
      ]
    : [];
  const onVertex = (i: number | undefined) => {
    const point = points[i ?? -1];
    const area = svg`<circle class="target-area" cx=${point?.x} cy=${point?.y} r=${RADIUS + 0.8} />`;
    return point && spotAt(point, { area, ghost: ring(point, RADIUS, 'var(--accent)', 0.9, TINT) });
  };
  return {
    regionsOf: (part, regions) => regionsArt({ plan, points, lines, directions }, part, part === ofEdges, slots, regions),
    art: [...tip, ...(ofPlants ? ground(points) : []), ...edgesArt(lines, plan, ofEdges, slots, changed), ...points.flatMap(vertex)],
    spotOf: (slot, numbers) => {
      const part = parts.find(({ first, rows, columns }) => slot >= first && slot < first + rows * columns);
      if (!part) return undefined;
      if (isToken(part)) return onVertex(numbers[slot]);
      const place = slot - part.first;
      const line = part === ofEdges ? lines[place] : undefined;
      if (!line) return onVertex(place);
      const area = svg`<path class="target-area along" d=${line.path} />`;
      return spotAt(line.at, { area, ghost: stroke(line.path, 'var(--accent)', 2.2) });
    },
  };
}
