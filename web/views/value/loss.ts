// Average loss of a move of Left or Right, told by thermographs.
import type { Corner, Dyadic, ValueReport } from '../../engine/value_reports.js';
import { compare, difference, sum } from './dyadic.js';

/** Where play stops at a tax, on a wall, which is straight between corners. O(corners). */
export function wallAt(wall: readonly Corner[], tax: Dyadic): Dyadic {
  const above = wall.findLastIndex(([t]) => compare(t, tax) <= 0);
  const [from, number] = wall[above] ?? ['0', '0'];
  const next = wall[above + 1]?.[1];
  if (next === undefined || next === number) return number;
  const run = difference(tax, from);
  return compare(number, next) < 0 ? sum(number, run) : difference(number, run);
}

/**
 * Loss of a move against the best one, at least 0: at the temperature of the position as tax, the best move of either player leads to its
 * mean (the walls meet there), and this one to the other player's wall of the position after it, less the tax. In a number, where nobody
 * wants to move, the tax is 0: every move loses.
 */
export function lossOf(player: 'L' | 'R', before: Pick<ValueReport, 'mean' | 'temperature'>, after: Pick<ValueReport, 'walls'>): Dyadic {
  const tax = compare(before.temperature, '0') < 0 ? '0' : before.temperature;
  return player === 'L'
    ? difference(before.mean, difference(wallAt(after.walls.right, tax), tax))
    : difference(sum(wallAt(after.walls.left, tax), tax), before.mean);
}
