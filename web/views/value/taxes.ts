// The taxes that a thermograph can be read at.
import type { Dyadic } from '../../engine/value_reports.js';
import { between, compare } from './dyadic.js';
import type { Thermograph } from './geometry.js';

/** Steps from one corner to the next. */
const STEPS = 4;

/** All corners, some points between neighbours, and one above; ascending from 0. None if the thermograph is a mast. */
export function taxesOf({ walls, temperature }: Thermograph): readonly Dyadic[] {
  if (compare(temperature, '0') <= 0) return [];
  const corners = [...new Set([...walls.left, ...walls.right].map(([t]) => t).concat('0', temperature))].sort(compare);
  const steps = corners.slice(1).flatMap((to, i) => {
    const from = corners[i] ?? '0';
    return Array.from({ length: STEPS }, (_, step) => between(from, to, step + 1, STEPS));
  });
  const last = between('0', temperature, STEPS + 1, STEPS);
  return ['0', ...steps, last];
}
