// Decodes the states of the lab's positions; see cpp/lab/model/order.hpp.

import type { State } from '../../engine/api_messages.js';
import type { TextLayout } from '../../engine/protocol.js';
import { numbers } from '../numbers.js';

/** A component of a state, as text: its number, or the numbers of all its slots. */
export type ComponentCode = string;

/** The components of a state; in scored games one component, followed by the lead. With Left and Right, larger numbers say who moves. */
export function componentCodes(layout: TextLayout, state: State): ComponentCode[] {
  if (layout.bySlots) return [state];
  if (layout.scored) return numbers(state).slice(0, 1);
  return layout.partisan ? numbers(state).filter((number) => Number(number) < sizeOf(layout)) : numbers(state);
}

/** The slots of a component; in partizan rules followed by the player to move, 0 or 1. */
export function slotsOfCode(layout: TextLayout, code: ComponentCode): number[] {
  if (!layout.bySlots) return slotsOf(layout, Number(code));
  const leasts = layout.parts.flatMap(({ rows, columns, least }) => Array<number>(rows * columns).fill(least));
  return numbers(code).map((number, slot) => Number(number) + (leasts[slot] ?? 0));
}

/** The count of numbers. Larger ones belong to moves that split. */
export function sizeOf({ digits }: TextLayout): number {
  const first = digits[0];
  return first ? first.weight * first.count : 1;
}

/** The components of a position; in partizan rules followed by the player to move, 0 or 1. */
export function slotsOf({ digits }: TextLayout, number: number): number[] {
  const slots: number[] = [];
  const sums: { slot: number; sign: number; other: number; otherSign: number; value: number }[] = [];
  for (const { slot, sign, other, otherSign = 1, least, weight } of digits) {
    const value = Math.floor(number / weight) + least;
    number %= weight;
    if (other === undefined) slots[slot] = sign * value + 0;
    else sums.push({ slot, sign, other, otherSign, value });
  }
  // A sum determines one slot once the other is known.
  for (let round = 0; round < sums.length; ++round) {
    for (const { slot, sign, other, otherSign, value } of sums) {
      const [a, b] = [slots[slot], slots[other]];
      if (a === undefined && b !== undefined) slots[slot] = sign * (value - otherSign * b) + 0;
      else if (b === undefined && a !== undefined) slots[other] = otherSign * (value - sign * a) + 0;
    }
  }
  return slots;
}
