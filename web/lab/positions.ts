// Decodes the numbers of the lab's positions; see cpp/lab/model/order.hpp.
import type { TextLayout } from '../engine/protocol.js';

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
