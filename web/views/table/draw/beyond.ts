// Pieces beyond the ends of the axes: an arrow at the edge towards them, with their indices in words.
import type { Mark, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { grouped } from '../geometry/ticks.js';
import type { Viewport } from '../geometry/viewport.js';
import type { Ink } from './ink.js';
import { drawArrow, isBeyond, type OverlayInk } from './overlay.js';
import type { Pen } from './pen.js';

const LENGTH = 22;
const FONT = 13;
/** Size of the arrow's head, which stays inside of the plot. */
const EDGE = 8;
/** Most pieces in one direction that are named. */
const NAMED = 3;

/** "first heap = 40" */
export function beyondText(words: Words, { x, y, sequence }: TableShape, mark: Mark): string {
  const axes = [
    [sequence ? words.strings.table.heap : words.translate(x.name), mark.x],
    [sequence ? words.strings.table.heap : words.translate(y.name), mark.y],
  ] as const;
  return axes.flatMap(([name, index]) => (index === undefined ? [] : [`${name} = ${grouped(index)}`])).join(', ');
}

/** A position that keeps `size` within the table's part of the plot, or where that is too small, within the plot; from its middle. */
function kept(middle: number, size: number, [low, high]: readonly [number, number], length: number): number {
  const [from, to] = high - low >= size ? [low, high] : [0, length];
  return Math.min(to - size / 2, Math.max(from + size / 2, middle));
}

/** Draws the marks beyond the table, together where they are in the same direction. */
export function drawBeyond(words: Words, pen: Pen, view: Viewport, shape: TableShape, marks: readonly Mark[], ink: Ink & OverlayInk): void {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    if (!isBeyond(mark)) continue;
    const way = `${mark.x !== undefined} ${mark.y !== undefined}`;
    groups.set(way, [...(groups.get(way) ?? []), mark]);
  }
  for (const group of groups.values()) {
    const named = group.slice(0, NAMED).map((mark) => beyondText(words, shape, mark));
    drawLabel(pen, view, group[0] as Mark, [...named, ...(group.length > NAMED ? ['…'] : [])].join('; '), ink);
  }
}

function drawLabel(pen: Pen, view: Viewport, mark: Mark, text: string, ink: Ink & OverlayInk): void {
  const [dx, dy] = [mark.x === undefined ? 0 : 1, mark.y === undefined ? 0 : view.y.flipped ? -1 : 1];
  const table = view.rectangle(view.x.first, view.y.first, view.x.count, view.y.count);
  const across = [Math.max(0, table.x), Math.min(view.x.length, table.x + table.width)] as const;
  const down = [Math.max(0, table.y), Math.min(view.y.length, table.y + table.height)] as const;
  const cell = view.rectangle(...mark.cell);
  // At the edge of the table, or of the plot where the table goes on.
  const tip = {
    x: kept(dx ? across[1] : cell.x + cell.width / 2, EDGE, across, view.x.length),
    y: kept(dy ? down[dy > 0 ? 1 : 0] : cell.y + cell.height / 2, EDGE, down, view.y.length),
  };
  const length = LENGTH / Math.hypot(dx, dy);
  const tail = { x: tip.x - dx * length, y: tip.y - dy * length };
  drawArrow(pen, tail, tip, ink.accent, ink.halo);
  pen.font = `${FONT * ink.size}px ${ink.serif}`;
  const width = pen.measureText(text).width + 10;
  const height = (FONT + 7) * ink.size;
  const x = kept(tail.x - (dx * width) / 2, width, across, view.x.length);
  const y = kept(tail.y - (dy * height) / 2, height, down, view.y.length);
  pen.fillStyle = ink.paper;
  pen.fillRect(x - width / 2, y - height / 2, width, height);
  pen.fillStyle = ink.text;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + 0.5);
}
