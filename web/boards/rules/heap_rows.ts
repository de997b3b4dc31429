// Numbers that are sizes of heaps, as rows of stones. The place of a move is the first stone that it takes.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, disc, ghostDisc, hollow, text } from '../ink.js';
import { range } from '../numbers.js';
import { left, lines, mound, moundHeight, radius, rowsOf, stone } from '../stones.js';
import { type Change, type Drawn, type Part, type Place, slotsOfPart } from './drawn.js';

/** Larger heaps are a pile with its number. */
const MOST_STONES = 40;
/** Longest name that has room left of the size. */
const LONGEST_BESIDE = 2;
const NAME_HEIGHT = 6;
const GAP = 3;

/** The stones that a move takes from a heap: its last ones, or those between the two heaps that it leaves. */
function takenBy({ to, into }: Change, slot: number, size: number): { first: number; count: number } | undefined {
  if (to) return (to[slot] ?? 0) < size ? { first: to[slot] ?? 0, count: size - (to[slot] ?? 0) } : undefined;
  if (!into || into.length > 2) return undefined;
  const kept = into.map((slots) => slots[slot] ?? 0);
  const count = size - kept.reduce((sum, one) => sum + one, 0);
  const first = kept[0] ?? 0;
  return count < 0 || (count === 0 && (first === 0 || first === size)) ? undefined : { first, count };
}

const placed = ({ x, y }: { x: number; y: number }): Place => ({ x: x - cell / 2, y: y - cell / 2, width: cell, height: cell });

/** `across`: the most stones in a row. `name`: beside the stones; `lit` if the last move made this heap. */
export function heapRows(
  part: Part,
  slots: number[],
  before: number[] | undefined,
  { top, across, name, lit }: { top: number; across: number; name: string; lit: boolean },
): Drawn {
  const art: SVGTemplateResult[] = [];
  const heaps = slotsOfPart(part);
  const tops = new Map<number, number>();
  const sizeOf = (slot: number) => slots[slot] ?? 0;
  const wasOf = (slot: number) => Math.max(before?.[slot] ?? 0, sizeOf(slot));
  const drawn = heaps.map(wasOf).filter((size) => size <= MOST_STONES);
  const rows = rowsOf(Math.max(1, ...drawn), across, 3);
  const beside = name.length <= LONGEST_BESIDE;
  let y = top;
  if (!beside) {
    art.push(text(1, y + NAME_HEIGHT / 2, 4.4, name, { anchor: 'start', italic: true }));
    y += NAME_HEIGHT;
  }
  if (beside) art.push(text(3, y + cell / 2, 4.2, name, { italic: true, ...(lit && { fill: 'var(--accent)' }) }));
  for (const slot of heaps) {
    tops.set(slot, y);
    const [size, was] = [sizeOf(slot), wasOf(slot)];
    if (size > MOST_STONES) {
      art.push(mound(left, y, String(size), false, was > size ? `−${was - size}` : ''));
      y += moundHeight + GAP;
      continue;
    }
    const shown = Math.min(was, MOST_STONES);
    const at = (j: number) => stone(j, tops.get(slot) ?? y, rows);
    art.push(text(14, y + cell / 2, 5.2, size, { anchor: 'end', fill: 'var(--ink)' }));
    art.push(...range(0, size).map((j) => disc(at(j).x, at(j).y, radius)));
    art.push(...range(size, shown).map((j) => hollow(at(j).x, at(j).y, radius - 0.2)));
    if (shown === 0) art.push(svg`<path d="M${left + 2} ${y + cell / 2}h6" stroke="var(--line)" stroke-width="0.8"/>`);
    y += lines(shown, rows) * cell + GAP;
  }
  /** Stones of a heap that a move takes, from one on, or between which it splits. */
  const placeOf = (change: Change, slot: number): Place | undefined => {
    const [size, from] = [sizeOf(slot), tops.get(slot)];
    const taken = takenBy(change, slot, size);
    if (from === undefined || size > MOST_STONES || !taken) return undefined;
    const at = (j: number) => stone(j, from, rows);
    const stones = range(taken.first, taken.first + taken.count);
    const ghost = svg`${stones.map((j) => ghostDisc(at(j).x, at(j).y, radius))}`;
    if (!change.into) return { ...placed(at(taken.first)), ghost };
    const last = at(Math.max(0, taken.first + taken.count - 1));
    const [one, other] = taken.count > 0 ? [at(taken.first), last] : [at(taken.first - 1), at(taken.first)];
    // In the middle of the stones that it takes, or of the gap; narrow, since the next ones are half a stone away.
    const middle = one.y === other.y ? (one.x + other.x) / 2 : one.x + (taken.count > 0 ? 0 : cell / 2);
    const cut = svg`<path d="M${middle} ${one.y - 4.6}v9.2" stroke="var(--accent)" stroke-width="1.2" stroke-linecap="round"/>`;
    return { x: middle - cell / 4, y: one.y - cell / 2, width: cell / 2, height: cell, ghost: taken.count > 0 ? ghost : cut };
  };
  return { art, width: rows.width, height: y - top, placeOf };
}
