// Bars of squares, such as chocolate: a row for each number, or one bar with a width and a height. The place of a move is where it cuts.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, text } from '../ink.js';
import { range } from '../numbers.js';
import { type Drawn, type Frame, LABEL, MARGIN, type Part, type Place, slotsOfPart } from './drawn.js';
import { boardEdges, LETTERS } from './edges.js';

const FILL = '#8a5a3c';
const RIM = '#6d4329';
const POISON = '#3f7d3a';
/** Room for the number of a bar, and for those of rows. */
const [NUMBER, EDGE] = [8, 6];

const bit = (x: number, y: number, fill = FILL) => svg`
  <rect x=${x + 0.3} y=${y + 0.3} width=${cell - 0.6} height=${cell - 0.6} rx="1" fill=${fill} stroke=${RIM} stroke-width="0.4"/>
  <rect x=${x + 2} y=${y + 2} width=${cell - 4} height=${cell - 4} rx="0.6" fill="none" stroke=${RIM} stroke-width="0.4"/>`;

const gone = (x: number, y: number) =>
  svg`<rect x=${x + 0.6} y=${y + 0.6} width=${cell - 1.2} height=${cell - 1.2} rx="1" fill="none" stroke="var(--quiet)" stroke-width="0.4" stroke-dasharray="1 1.1" opacity="0.7"/>`;

/** A square that loses: a skull on green. */
const poisoned = (x: number, y: number) => svg`${bit(x, y, POISON)}
  <path d="M${x + 3} ${y + 4.6}a2 2 0 0 1 4 0c0 .8-.5 1.1-.6 1.6v.9h-2.8v-.9c-.1-.5-.6-.8-.6-1.6z" fill="#fff"/>
  <path d="M${x + 4.2} ${y + 4.7}h.02M${x + 5.8} ${y + 4.7}h.02" stroke=${POISON} stroke-width="0.9" stroke-linecap="round"/>`;

const tint = (x: number, y: number, width: number, height: number) =>
  svg`<rect x=${x + 0.3} y=${y + 0.3} width=${width - 0.6} height=${height - 0.6} rx="1" fill="var(--paper)" fill-opacity="0.62" stroke="var(--accent)" stroke-width="0.6"/>`;

/** A row of squares for each number. Rows of one part touch; the place of a move is the first square that it takes. */
export function drawBars(part: Part, slots: number[], before: number[] | undefined, { top, named }: Frame): Drawn {
  const alone = part.dimensions === 0;
  const left = (named ? LABEL : MARGIN) + (alone ? NUMBER : EDGE);
  const art: SVGTemplateResult[] = named ? [text(1, top + cell / 2, 4.4, part.name, { anchor: 'start', italic: true })] : [];
  const sizeOf = (slot: number) => slots[slot] ?? 0;
  const yOf = (slot: number) => top + (slot - part.first) * cell;
  let longest = 1;
  for (const slot of slotsOfPart(part)) {
    const [size, was, y] = [sizeOf(slot), Math.max(before?.[slot] ?? 0, sizeOf(slot)), yOf(slot)];
    longest = Math.max(longest, was);
    if (alone) art.push(text(left - 2, y + cell / 2, 4, size, { anchor: 'end' }));
    art.push(...range(0, size).map((i) => (i === 0 && slot === part.poison ? poisoned(left, y) : bit(left + i * cell, y))));
    art.push(...range(size, was).map((i) => gone(left + i * cell, y)));
  }
  const rows = slotsOfPart(part).length;
  if (!alone) art.push(...boardEdges(left, top, longest, rows));
  return {
    art,
    width: left + longest * cell + 2,
    height: rows * cell + (alone ? 0 : LETTERS) + 3,
    placeOf: ({ to }, slot) => {
      const [kept, size] = [to?.[slot] ?? 0, sizeOf(slot)];
      if (!to || kept >= size) return undefined;
      const [x, y] = [left + kept * cell, yOf(slot)];
      return { x, y, width: cell, height: cell, over: true, ghost: tint(x, y, (size - kept) * cell, cell) };
    },
  };
}

const THICK = 5;

/** One bar: its width and its height are two numbers. The place of a move is the line along which it cuts. */
export function drawBar(width: Part, height: Part, slots: number[], { top }: Frame): Drawn {
  const left = MARGIN + NUMBER;
  const [across, down] = [slots[width.first] ?? 0, slots[height.first] ?? 0];
  const y = top + 5;
  const art = range(0, down).flatMap((j) => range(0, across).map((i) => bit(left + i * cell, y + j * cell)));
  art.push(text(left + (across * cell) / 2, top + 2, 4, across), text(left - 2, y + (down * cell) / 2, 4, down, { anchor: 'end' }));
  const line = (x0: number, y0: number, x1: number, y1: number) =>
    svg`<path d="M${x0} ${y0}L${x1} ${y1}" stroke="var(--accent)" stroke-width="1.6" stroke-linecap="round"/>`;
  const cut = (at: readonly number[]): Place | undefined => {
    const [w, h] = [at[width.first] ?? 0, at[height.first] ?? 0];
    const right = left + across * cell;
    const bottom = y + down * cell;
    const x = left + w * cell;
    if (h === down && w < across)
      return { x: x - THICK / 2, y, width: THICK, height: down * cell, over: true, ghost: line(x, y - 2, x, bottom + 2) };
    const along = y + h * cell;
    if (w === across && h < down)
      return {
        x: left,
        y: along - THICK / 2,
        width: across * cell,
        height: THICK,
        over: true,
        ghost: line(left - 2, along, right + 2, along),
      };
    return undefined;
  };
  return {
    art,
    width: left + across * cell + 3,
    height: Math.max(1, down) * cell + 8,
    placeOf: ({ to, into }) => cut(into?.[0] ?? to ?? []),
  };
}
