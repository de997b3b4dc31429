// Outcomes by search alone: no nimbers, no theory, and nothing of the core.
import type { Fact } from './samples.js';

/** A position as the problem has it; its text is its name. */
type Position = readonly unknown[];

/** True if the player to move wins. `ended`: who wins a position from which nobody moves, if not the player who has just moved. */
export function won<P extends Position>(options: (p: P) => readonly P[], ended: (p: P) => boolean | undefined = () => undefined) {
  const known = new Map<string, boolean>();
  const search = (p: P): boolean => {
    const name = JSON.stringify(p);
    let wins = known.get(name) ?? ended(p);
    if (wins === undefined) wins = options(p).some((q) => !search(q));
    known.set(name, wins);
    return wins;
  };
  return search;
}

/** The same where play may come back: 'D' where nobody can force a win. Values what can be reached, round by round. */
export function loopy<P extends Position>(options: (p: P) => readonly P[], ended: (p: P) => boolean | undefined) {
  return (start: P): string => {
    const reached = new Map<string, P>([[JSON.stringify(start), start]]);
    for (const p of reached.values())
      if (ended(p) === undefined) for (const q of options(p)) reached.set(JSON.stringify(q), reached.get(JSON.stringify(q)) ?? q);
    const known = new Map<string, boolean>();
    for (let before = -1; before !== known.size; ) {
      before = known.size;
      for (const [name, p] of reached) {
        if (known.has(name)) continue;
        const end = ended(p);
        const values = end === undefined ? options(p).map((q) => known.get(JSON.stringify(q))) : [];
        if (end !== undefined) known.set(name, end);
        else if (values.includes(false)) known.set(name, true);
        else if (values.every((value) => value === true)) known.set(name, false);
      }
    }
    const wins = known.get(JSON.stringify(start));
    return wins === undefined ? 'D' : wins ? 'N' : 'P';
  };
}

/** By how much the player to move gets ahead. An option is the points of a move, and the position after it. */
export function ahead<P extends Position>(options: (p: P) => readonly (readonly [points: number, to: P])[]) {
  const known = new Map<string, number>();
  const search = (p: P): number => {
    const name = JSON.stringify(p);
    const found = known.get(name);
    if (found !== undefined) return found;
    const values = options(p).map(([points, to]) => points - search(to));
    const best = values.length > 0 ? Math.max(...values) : 0;
    known.set(name, best);
    return best;
  };
  return search;
}

/** Facts from positions: their parameters, and who wins them. */
export const facts = <P extends Position>(
  positions: readonly P[],
  parameters: (p: P) => Record<string, string>,
  wins: (p: P) => boolean,
): Fact[] => positions.map((p) => [parameters(p), wins(p) ? 'N' : 'P']);

export const scored = <P extends Position>(
  positions: readonly P[],
  parameters: (p: P) => Record<string, string>,
  value: (p: P) => number,
): Fact[] =>
  positions.map((p) => {
    const by = value(p);
    return [parameters(p), by > 0 ? 'N' : by < 0 ? 'P' : 'D', by];
  });

/** Options of several heaps, sorted, from those of one: each option of a heap is what it becomes, as a list of heaps. */
export const each =
  <H>(parts: (heap: H) => readonly (readonly H[])[]) =>
  (heaps: readonly H[]): (readonly H[])[] =>
    heaps.flatMap((heap, i) => parts(heap).map((left) => [...heaps.slice(0, i), ...left, ...heaps.slice(i + 1)].sort()));

/** The whole numbers from `first` to `last`. */
export const to = (first: number, last: number): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** Lists of `length` numbers up to `most`, every `step`-th of them. */
export function lists(length: number, most: number, step = 1, least = 0): number[][] {
  const all = to(1, length).reduce<number[][]>((found) => found.flatMap((list) => to(least, most).map((n) => [...list, n])), [[]]);
  return all.filter((_, i) => i % step === 0);
}

/** A list with some of its places changed. */
export const put = (list: readonly number[], changes: Record<number, number>): number[] => list.map((n, i) => changes[i] ?? n);
