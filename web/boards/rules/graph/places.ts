// Where vertices were moved by hand, and how links name it: width and height of the drawing, then x and y of each vertex, all in halves of
// a unit, as two digits of base 36 each.
import type { Point } from '../../stress.js';

/** A drawing's size and its vertices, in units of the board. */
export interface Places {
  width: number;
  height: number;
  at: readonly Point[];
}

const HALF = 2;
const BASE = 36;
const LARGEST = BASE * BASE - 1;
const DIGITS = 2;

const digits = (value: number) =>
  Math.max(0, Math.min(LARGEST, Math.round(value * HALF)))
    .toString(BASE)
    .padStart(DIGITS, '0');

export const placesText = ({ width, height, at }: Places): string =>
  [width, height, ...at.flatMap(({ x, y }) => [x, y])].map(digits).join('');

/** Undefined if the text is not that of a graph of so many vertices. */
export function readPlaces(text: string, count: number): Places | undefined {
  if (text.length !== 2 * DIGITS * (count + 1) || !/^[\da-z]+$/.test(text)) return undefined;
  const numbers = text.match(/../g)?.map((two) => Number.parseInt(two, BASE) / HALF) ?? [];
  const [width = 0, height = 0, ...rest] = numbers;
  if (width === 0 || height === 0) return undefined;
  const at = Array.from({ length: count }, (_, i) => ({
    x: Math.min(width, rest[2 * i] ?? 0),
    y: Math.min(height, rest[2 * i + 1] ?? 0),
  }));
  return { width, height, at };
}
