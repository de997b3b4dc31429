// Where the lines of a thermograph are drawn: Left's side left, so greater numbers stand further left; the tax upwards.
import type { Corner, Dyadic, Worth } from '../../calculator/protocol.js';

/** A thermograph: a part of what an expression is worth. */
export type Thermograph = Pick<Worth, 'walls' | 'mean' | 'temperature'>;

export type Point = readonly [x: number, y: number];

/** In units of the view box, from its upper left corner. */
export interface Drawing {
  width: number;
  height: number;
  /** The walls up to the mast. */
  left: readonly Point[];
  right: readonly Point[];
  mast: readonly [foot: Point, top: Point];
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

/** Points of a wall, with one at `end` if its last corner is below. */
const pointsOf = (wall: readonly Corner[], end: number): readonly (readonly [number: number, t: number])[] => {
  const points = wall.map(([t, number]) => [approximate(number), approximate(t)] as const);
  const last = points.at(-1);
  return last && last[1] < end ? [...points, [last[0], end]] : points;
};

/** O(corners^2) for the labels. */
export function drawingOf({ walls, mean, temperature }: Thermograph): Drawing {
  const corners = [...walls.left, ...walls.right];
  const hottest = Math.max(0, approximate(temperature));
  const numbers = corners.map(([, number]) => approximate(number));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  // A mast alone stands in the middle. One that is far out has neighbours that doubles tell apart.
  const pad = most > least ? (most - least) * 0.06 : Math.max(1, Math.abs(most) / 2 ** 40);
  const top = hottest > 0 ? hottest * 1.3 : 1;
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
    mast: [at([approximate(mean), hottest]), at([approximate(mean), top])],
    numbers: spread(below, (label) => label.length * letter + gap).map(({ label, at }) => ({ label, x: at })),
    taxes: spread(beside, () => line).map(({ label, at }) => ({ label, y: at })),
  };
}
