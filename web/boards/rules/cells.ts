// Boards and strips whose cells show their numbers: characters, stones, coins, lamps, and the pieces that lie on them.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, disc, square, text, trace } from '../ink.js';
import { range } from '../numbers.js';
import { type Change, type Drawn, even, type Frame, glyphOf, isBlank, LABEL, MARGIN, type Part, type Place, slotsOfPart } from './drawn.js';
import { boardEdges, LETTERS } from './edges.js';
import { coinAt, counterAt, glyphAt, LEFT, lampAt, RIGHT, stoneAt } from './glyphs.js';
import { type Laid, pieceOver } from './laid.js';

/** Room for the numbers of rows. */
const NUMBERS = 6;

export interface CellsFrame extends Frame {
  /** Pieces that lie on the cells. */
  laid: readonly Laid[];
  partisan: boolean;
  /** The letters of heads and tails. */
  coins: readonly [heads: string, tails: string];
}

function valueAt(part: Part, value: number, x: number, y: number, { partisan, coins }: CellsFrame): SVGTemplateResult | undefined {
  const sides = [undefined, LEFT, RIGHT];
  if (part.form === 'coins') return coinAt(x, y, value === 1, coins[value === 1 ? 0 : 1]);
  if (part.form === 'lights') return lampAt(x, y, value === 1);
  if (part.form === 'stones') return value > 0 ? stoneAt(x, y, value === 2) : undefined;
  const glyph = glyphOf(part, value);
  const colour = partisan ? sides[value] : undefined;
  if (glyph !== undefined) return isBlank(glyph) ? undefined : glyphAt(x, y, glyph, colour);
  if (value === 0) return undefined;
  if (colour && part.least === 0 && part.most === 2) return counterAt(x, y, colour);
  if (part.least === 0 && part.most === 1) return disc(x, y, 3.2);
  return text(x, y, 5.2, value, { fill: 'var(--ink)' });
}

/** The numbers of places on a strip, in one line or several. */
function stripEdges(columns: number, count: number, x: number, y: number): SVGTemplateResult[] {
  const below = (line: number) => y + (line + 1) * cell + line * LETTERS + LETTERS / 2 + 0.3;
  return range(0, count).map((i) => text(x + (i % columns) * cell + cell / 2, below(Math.floor(i / columns)), 3, i + 1));
}

/** `before`: the numbers before the last move, if they are known. */
export function drawCells(part: Part, slots: number[], before: number[] | undefined, frame: CellsFrame): Drawn {
  const { top, longest, named, laid, partisan } = frame;
  const board = part.dimensions === 2;
  const own = slotsOfPart(part);
  const labelled = own.length > 1;
  const left = (named ? LABEL : MARGIN) + (board ? NUMBERS : 0);
  const columns = board ? part.columns : even(own.length, longest);
  const step = cell + (!board && labelled ? LETTERS : 0);
  const place = (slot: number): Place => {
    const i = slot - part.first;
    return { x: left + (i % columns) * cell, y: top + Math.floor(i / columns) * step, width: cell, height: cell };
  };
  const art: SVGTemplateResult[] = named ? [text(1, top + cell / 2, 4.4, part.name, { anchor: 'start', italic: true })] : [];
  const ground: SVGTemplateResult[] = [];
  const covered = new Set(laid.flatMap((one) => one.slots));
  for (const slot of own) {
    const { x, y } = place(slot);
    ground.push(square(x, y));
    if (covered.has(slot)) continue;
    const value = valueAt(part, slots[slot] ?? 0, x + cell / 2, y + cell / 2, frame);
    if (before !== undefined && before[slot] !== slots[slot]) art.push(trace(x, y, cell, cell, value ? undefined : 'var(--quiet)'));
    if (value) art.push(value);
  }
  if (board) art.push(...boardEdges(left, top, columns, part.rows));
  else if (labelled) art.push(...stripEdges(columns, own.length, left, top));
  art.push(...laid.filter(({ slots: [slot = -1] }) => own.includes(slot)).map((one) => pieceOver(one, partisan, place)));
  const height = Math.ceil(own.length / columns) * step + (board ? LETTERS : 0) + 3;
  return { ground, art: [svg`${art}`], width: left + columns * cell + 2, height, placeOf: (_: Change, slot) => place(slot) };
}
