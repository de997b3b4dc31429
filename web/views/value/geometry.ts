// Where the lines of a thermograph are drawn: Left's side left, so greater numbers stand further left; the tax upwards.
import type { Corner, Dyadic, ValueReport } from '../../engine/value_reports.js';

/** A thermograph: a part of what an expression is worth. */
export type Thermograph = Pick<ValueReport, 'walls' | 'mean' | 'temperature'>;

/** Walls of options, of which a thermograph is built: right walls of Left's options, left walls of Right's. */
export interface Scaffolds {
  left: readonly (readonly Corner[])[];
  right: readonly (readonly Corner[])[];
}

export type Point = readonly [x: number, y: number];

/** In units of the view box, from its upper left corner. */
export interface Drawing {
  width: number;
  height: number;
  /** The walls up to the mast. */
  left: readonly Point[];
  right: readonly Point[];
  mast: readonly [foot: Point, top: Point];
  /** Where play stops after the first move, which has cost its tax: a line for each option. */
  scaffolds: { left: readonly (readonly Point[])[]; right: readonly (readonly Point[])[] };
  /** The height of a chosen tax. */
  across: number | undefined;
  /** Labels of numbers below the line t = 0, and of taxes beside the lines; those that there is room for. */
  numbers: readonly { x: number; label: Dyadic }[];
  taxes: readonly { y: number; label: Dyadic }[];
}

/** The number as a double, for drawing. */
export function approximate(number: Dyadic): number {
  const [numerator = '0', denominator = '1'] = number.split('/');
  return Number(numerator) / Number(denominator);
}

const size = { width: 360, height: 250, left: 42, right: 16, top: 10, bottom: 30 };
/** Width of a character of a label, and the least distance between labels. */
const [letter, gap, line] = [8, 10, 18];
/** Longer labels stand only in the table of corners. */
const longest = 12;

/** Keeps the labels that there is room for; earlier ones first. `extent`: how much room a label takes. */
function spread<Label extends { label: Dyadic; at: number }>(labels: readonly Label[], extent: (label: Dyadic) => number): Label[] {
  const kept: Label[] = [];
  for (const one of labels) {
    const isFree = kept.every((other) => Math.abs(one.at - other.at) >= (extent(one.label) + extent(other.label)) / 2);
    if (isFree && one.label.length <= longest) kept.push(one);
  }
  return kept;
}

type Corners = readonly (readonly [number: number, t: number])[];

/** Points of a wall, with one at `end` if its last corner is below. */
const pointsOf = (wall: readonly Corner[], end: number): Corners => {
  const points = wall.map(([t, number]) => [approximate(number), approximate(t)] as const);
  const last = points.at(-1);
  return last && last[1] < end ? [...points, [last[0], end]] : points;
};

/** A line up to a height. */
const upTo = (line: Corners, top: number): Corners =>
  line.flatMap(([number, t], i) => {
    const [before, from] = line[i - 1] ?? [number, t];
    if (t <= top) return [[number, t]] as const;
    return from < top ? ([[before + ((number - before) * (top - from)) / (t - from), top]] as const) : [];
  });

/** The wall of an option, moved by the tax: where play stops if the move there costs it. */
const moved = (wall: readonly Corner[], by: 1 | -1, top: number): Corners =>
  upTo(pointsOf(wall, top), top).map(([number, t]) => [number + by * t, t]);

/** Taxes up to which a thermograph is drawn. */
export const topOf = (temperature: Dyadic): number => (approximate(temperature) > 0 ? approximate(temperature) * 1.3 : 1);

/** O(corners^2) for the labels. */
export function drawingOf({ walls, mean, temperature }: Thermograph, options: Scaffolds = { left: [], right: [] }, tax?: Dyadic): Drawing {
  const corners = [...walls.left, ...walls.right];
  const hottest = Math.max(0, approximate(temperature));
  const top = topOf(temperature);
  const scaffolds = { left: options.left.map((wall) => moved(wall, -1, top)), right: options.right.map((wall) => moved(wall, 1, top)) };
  const drawn = [...scaffolds.left, ...scaffolds.right].flat().map(([number]) => number);
  const numbers = [...corners.map(([, number]) => approximate(number)), ...drawn];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  // A mast alone stands in the middle. One that is far out has neighbours that doubles tell apart.
  const pad = most > least ? (most - least) * 0.06 : Math.max(1, Math.abs(most) / 2 ** 40);
  const [across, up] = [size.width - size.left - size.right, size.height - size.top - size.bottom];
  const x = (number: number) => size.left + (across * (most + pad - number)) / (most - least + 2 * pad);
  const y = (t: number) => size.top + up * (1 - t / top);
  const at = ([number, t]: readonly [number, number]): Point => [x(number), y(t)];
  const labelled = (labels: readonly Dyadic[], place: (number: number) => number) =>
    [...new Set(labels)].map((label) => ({ label, at: place(approximate(label)) }));
  const ends = [walls.left[0]?.[1], walls.right[0]?.[1]].filter((number) => number !== undefined);
  const below = labelled([mean, ...ends, ...corners.map(([, number]) => number)], x);
  const beside = labelled(['0', ...(hottest > 0 ? [temperature] : []), ...corners.map(([t]) => t)], y);
  return {
    width: size.width,
    height: size.height,
    left: pointsOf(walls.left, hottest).map(at),
    right: pointsOf(walls.right, hottest).map(at),
    scaffolds: { left: scaffolds.left.map((line) => line.map(at)), right: scaffolds.right.map((line) => line.map(at)) },
    across: tax === undefined ? undefined : y(approximate(tax)),
    mast: [at([approximate(mean), hottest]), at([approximate(mean), top])],
    numbers: spread(below, (label) => label.length * letter + gap).map(({ label, at }) => ({ label, x: at })),
    taxes: spread(beside, () => line).map(({ label, at }) => ({ label, y: at })),
  };
}
