// How heaps of stones lie on boards: in rows by fives, or as a pile with its number.
import { type SVGTemplateResult, svg } from 'lit';
import type { Target } from '../views/play/board.js';
import { cell, disc, text } from './ink.js';
import { grouped, range } from './numbers.js';

/** Larger heaps are not drawn stone by stone. */
export const mostDrawn = 60n;
export const radius = 3.9;
/** Where the stones begin: the numbers of the heaps are left of them. */
export const left = 17;
const gap = 3;
const mostShown = 40;

/** How many stones lie in a row, by fives. */
export interface Rows {
  stones: number;
  width: number;
}

/** `digits`: of the longest number beside a pile. */
export function rowsOf(largest: number, across = 15, digits = 0): Rows {
  const stones = Math.min(largest <= 10 ? 10 : 15, across < 10 ? 5 : across < 15 ? 10 : 15);
  return { stones, width: Math.max(left + stones * cell + (stones / 5 - 1) * gap + 1, left + 26 + 4.3 * digits) };
}

export function lines(count: number, rows: Rows): number {
  return Math.max(1, Math.ceil(count / rows.stones));
}

/** The middle of stone `i`, from 0, of a heap whose first row begins at `top`. */
export function stone(i: number, top: number, rows: Rows): { x: number; y: number } {
  const column = i % rows.stones;
  return { x: left + column * cell + Math.floor(column / 5) * gap + cell / 2, y: top + Math.floor(i / rows.stones) * cell + cell / 2 };
}

/** The heaps that are shown: all, or the first that can still be played on. */
export function shownOf<Heap>(heaps: readonly Heap[], playable: (heap: Heap, index: number) => boolean): number[] {
  const all = [...heaps.keys()];
  if (heaps.length <= mostShown) return all;
  return all.filter((i) => playable(heaps[i] as Heap, i)).slice(0, mostShown);
}

export const moundHeight = 15;

/** A heap too large to be counted, its number, and what the last move took. */
export function mound(x: number, y: number, number: string, picked = false, taken = ''): SVGTemplateResult {
  const fill = picked ? 'var(--accent)' : 'var(--ink)';
  const stones = [4, 3, 2].flatMap((count, row) =>
    range(0, count).map((i) => disc(x + 3 + row * 2.5 + i * 5, y + 12 - row * 4.2, 2.4, fill)),
  );
  const anchor = 'start';
  return svg`${stones}${text(x + 25, y + 9, 7.5, number, { anchor, fill })}${text(x + 25, y + 2.5, 4.2, taken, { anchor, fill: 'var(--accent)' })}`;
}

export const chipHeight = 10;

/** Buttons for the numbers that may be taken, in lines between `x` and `end`. */
export function chips(takings: readonly bigint[], x: number, y: number, end: number) {
  const places: Pick<Target, 'x' | 'y' | 'width' | 'height'>[] = [];
  const art: SVGTemplateResult[] = [];
  let [cx, cy] = [x, y];
  for (const taken of takings) {
    const words = `−${grouped(taken)}`;
    const width = Math.max(13, 5 + words.length * 2.9);
    if (cx > x && cx + width > end) [cx, cy] = [x, cy + chipHeight + 2];
    places.push({ x: cx, y: cy, width, height: chipHeight });
    art.push(svg`<rect x=${cx + 0.3} y=${cy + 0.3} width=${width - 0.6} height=${chipHeight - 0.6} rx="1.6" fill="var(--faint)" stroke="var(--line)" stroke-width="0.4"/>
      ${text(cx + width / 2, cy + chipHeight / 2, 5, words, { fill: 'var(--ink)' })}`);
    cx += width + 2;
  }
  return { places, art: svg`${art}`, lines: 1 + Math.round((cy - y) / (chipHeight + 2)) };
}
