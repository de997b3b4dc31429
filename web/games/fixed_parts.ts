// The parts of a position that are fixed over a table whose axes are the first two parts.

import { listed } from '../base/listed.js';

/** Most items named: an address can have a million sizes. */
const named = 12;

/** `more`: words for the number of others. */
function some<Item>(all: readonly Item[], format: (item: Item, index: number) => string, more: (count: number) => string): string {
  const words = all.slice(0, named).map(format);
  return (all.length > named ? [...words, more(all.length - named)] : words).join(', ');
}

/** The sizes from the third on, in words; empty if there are none. */
export const fromThird =
  (parameter: string, format: (number: number, size: string) => string, more: (count: number) => string) =>
  (parameters: Readonly<Record<string, string>>): string =>
    some(listOf(parameters[parameter]).slice(2), (size, i) => format(i + 3, size), more);

/** Squares of all coins but the two lowest, one per coin; of more than three on a square only two or three, since pairs cancel. */
export function otherCoins(counts: string | undefined, more: (count: number) => string): string {
  const kept = (count: string) => (count.length === 1 && count <= '2' ? Number(count) : 2 + (Number(count.at(-1)) % 2));
  const squares = listOf(counts).flatMap((count, i) => Array.from({ length: kept(count) }, () => i + 1));
  return some(squares.slice(2), String, more);
}

const listOf = (list: string | undefined): string[] => listed(list ?? '') ?? [];
