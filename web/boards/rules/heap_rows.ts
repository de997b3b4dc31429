// Numbers that are sizes of heaps, as rows of stones. The place of a move is the first stone that it takes.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, disc, ghostDisc, hollow, text } from '../ink.js';
import { range } from '../numbers.js';
import { left, lines, mound, moundHeight, radius, rowsOf, stone } from '../stones.js';
import type { Part, Place } from './board_moves.js';

/** Larger heaps are a pile with its number. */
const MOST_STONES = 40;
/** Longest name that has room left of the size. */
const LONGEST_BESIDE = 2;
const NAME_HEIGHT = 6;
const GAP = 3;

interface Rows {
  art: SVGTemplateResult[];
  width: number;
  height: number;
  placeOf(to: number[], slot: number): Place | undefined;
}

/** `across`: the most stones in a row. `name`: beside the stones; `lit` if the last move made this heap. */
export function heapRows(
  part: Part,
  slots: number[],
  before: number[] | undefined,
  { top, across, name, lit }: { top: number; across: number; name: string; lit: boolean },
): Rows {
  const art: SVGTemplateResult[] = [];
  const heaps = range(part.first, part.first + part.rows * part.columns);
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
  const placeOf = (to: number[], slot: number): Place | undefined => {
    const [kept, size, from] = [to[slot] ?? 0, sizeOf(slot), tops.get(slot)];
    if (from === undefined || size > MOST_STONES || kept >= size) return undefined;
    const at = (j: number) => stone(j, from, rows);
    const first = at(kept);
    const ghost = svg`${range(kept, size).map((j) => ghostDisc(at(j).x, at(j).y, radius))}`;
    return { x: first.x - cell / 2, y: first.y - cell / 2, width: cell, height: cell, ghost };
  };
  return { art, width: rows.width, height: y - top, placeOf };
}
