// Axis ticks in the game's own units.

export interface Tick {
  index: number;
  label: string;
}

/** 12345 as "12 345" with narrow spaces; four digits stay together. */
export function grouped(index: number | string): string {
  const digits = String(index);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** The smallest of 1, 2, 5, 10, 20, ... that is at least `least`. */
export function niceStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (digit * power >= least) return digit * power;
  }
}

/**
 * Indices to label among `count` from `first`, at least `gap` pixels apart when a cell is `scale` pixels: the multiples of a nice
 * step, and the axis' first index where there is room for it.
 */
export function ticks(first: number, count: number, scale: number, gap: number, axisFirst: number): Tick[] {
  if (count <= 0) return [];
  const step = niceStep(Math.max(1, gap / scale));
  const found: Tick[] = [];
  const from = Math.ceil(first / step) * step;
  if (first === axisFirst && from !== first && (from - first) * scale >= gap * 0.8) found.push({ index: first, label: grouped(first) });
  for (let index = from; index < first + count; index += step) found.push({ index, label: grouped(index) });
  // Very few cells, none of them a multiple: label the first visible one.
  if (found.length === 0) found.push({ index: first, label: grouped(first) });
  return found;
}
