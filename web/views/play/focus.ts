// Arrow keys on a board: from one target to the nearest one in that direction.
import type { Target } from './board.js';

const directions: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const centre = ({ x, y, width, height }: Target): [number, number] => [x + width / 2, y + height / 2];

export type Point = readonly [x: number, y: number];

/** The index of the target nearest to a point. */
export function nearestTo(targets: readonly Target[], [x, y]: Point): number {
  const distances = targets.map(centre).map(([ownX, ownY]) => Math.hypot(ownX - x, ownY - y));
  return distances.indexOf(Math.min(...distances));
}

/** The target that an arrow key leads to from another, if any. The distance across the direction counts double. */
export function nextTarget(targets: readonly Target[], from: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return targets.length - 1;
  const direction = directions[key];
  const start = targets[from];
  if (!direction || !start) return undefined;
  const [dx, dy] = direction;
  const [x, y] = centre(start);
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, target] of targets.entries()) {
    const [right, down] = [centre(target)[0] - x, centre(target)[1] - y];
    const ahead = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    if (i === from || ahead <= 1e-9 || aside > 4 * ahead) continue;
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = i;
    }
  }
  return best;
}
