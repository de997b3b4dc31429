// Drawn over the cells: pieces and arrows of the position, the cell cursor, the selected cell and its options.
import type { Cell, Mark } from '../../../engine/api_messages.js';
import type { Point, Rectangle, Viewport } from '../geometry/viewport.js';
import type { Ink } from './ink.js';
import type { Pen } from './pen.js';

const LEAST_RING = 5;
/** Most options marked by arrows; more are marked by rings, which hide less of the table. */
const FEW = 6;

/** Marks on the table of a position. */
export interface Marks {
  options: readonly OptionMark[];
  /** The pieces of the position in play, instead of the table's own marks. */
  pieces?: readonly Cell[] | undefined;
  /** Draws a page's own marks over all of it. */
  over?: Over | undefined;
}

export interface Overlay extends Omit<Marks, 'pieces'> {
  marks: readonly Mark[];
  selected: Cell | undefined;
  cursor: Cell | undefined;
}

export type Over = (pen: Pen, view: Viewport, ink: OverlayInk & Ink) => void;

/** An option of the selected cell. */
export interface OptionMark {
  cell: Cell;
  /** True if the move there wins. */
  wins: boolean;
}

export interface OverlayInk {
  line: string;
  halo: string;
  accent: string;
  /** Width of lines: larger if the system prefers more contrast. */
  weight: number;
}

export const isBeyond = ({ x, y }: Mark): boolean => x !== undefined || y !== undefined;

export function drawOverlay(pen: Pen, view: Viewport, overlay: Overlay, ink: OverlayInk & Ink): void {
  pen.lineJoin = 'round';
  const { selected, options } = overlay;
  for (const mark of overlay.marks) {
    if (mark.to) arrow(pen, view, mark.cell, mark.to, ink.line, ink.halo);
    else if (!isBeyond(mark)) piece(pen, view, mark.cell, ink);
  }
  // Winning moves are drawn above the others.
  for (const { cell, wins } of [...options].reverse()) {
    const line = wins ? ink.accent : ink.line;
    if (selected && options.length <= FEW) arrow(pen, view, selected, cell, line, ink.halo);
    else ring(pen, view, cell, line, ink.halo, wins ? 2.5 : 1);
  }
  if (overlay.selected) frame(pen, view, overlay.selected, ink.accent, ink.halo, 2.5 * ink.weight);
  if (overlay.cursor) frame(pen, view, overlay.cursor, ink.line, ink.halo, 2 * ink.weight);
  overlay.over?.(pen, view, ink);
}

/** The rectangle to zoom to. */
export function drawBox(pen: Pen, box: Rectangle, ink: OverlayInk): void {
  pen.beginPath();
  pen.rect(box.x, box.y, box.width, box.height);
  outlined(pen, ink.accent, ink.halo, 1.5 * ink.weight);
}

export function middle(view: Viewport, cell: Cell): { x: number; y: number; size: number } {
  const box = view.rectangle(cell[0], cell[1]);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
}

/** In two strokes, to be visible on any colour. */
export function outlined(pen: Pen, line: string, halo: string, width: number): void {
  pen.strokeStyle = halo;
  pen.lineWidth = width + 2;
  pen.stroke();
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke();
}

function frame(pen: Pen, view: Viewport, cell: Cell, line: string, halo: string, width: number): void {
  const { x, y, size } = middle(view, cell);
  const half = Math.max(LEAST_RING, size / 2);
  pen.beginPath();
  pen.rect(x - half, y - half, 2 * half, 2 * half);
  outlined(pen, line, halo, width);
}

function ring(pen: Pen, view: Viewport, cell: Cell, line: string, halo: string, width: number): void {
  const { x, y, size } = middle(view, cell);
  pen.beginPath();
  pen.arc(x, y, Math.max(LEAST_RING - 1.5, Math.min(size * 0.38, 6 + size / 5)), 0, 2 * Math.PI);
  outlined(pen, line, halo, width);
}

function piece(pen: Pen, view: Viewport, cell: Cell, ink: OverlayInk): void {
  const { x, y, size } = middle(view, cell);
  // Beside the number if there is one, in the middle of small cells.
  const large = size >= 24;
  const radius = large ? size * 0.13 : Math.max(3.5, size * 0.22);
  const shift = large ? size * 0.31 : 0;
  pen.beginPath();
  pen.arc(x + shift, y - shift, radius, 0, 2 * Math.PI);
  pen.fillStyle = ink.line;
  pen.strokeStyle = ink.halo;
  pen.lineWidth = 2;
  pen.stroke();
  pen.fill();
}

function arrow(pen: Pen, view: Viewport, from: Cell, to: Cell, line: string, halo: string): void {
  const [a, b] = [middle(view, from), middle(view, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 8) return;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  // From the edge of one number to the edge of the next.
  const gap = Math.min(length * 0.28, a.size * 0.34);
  const start = { x: a.x + ux * gap, y: a.y + uy * gap };
  drawArrow(pen, start, { x: b.x - ux * gap, y: b.y - uy * gap }, line, halo);
}

/** Draws an arrow between two points of the plot, which are apart. */
export function drawArrow(pen: Pen, start: Point, end: Point, line: string, halo: string): void {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const head = Math.min(8, length / 2);
  pen.beginPath();
  pen.moveTo(start.x, start.y);
  pen.lineTo(end.x, end.y);
  pen.moveTo(end.x - head * (ux + uy * 0.6), end.y - head * (uy - ux * 0.6));
  pen.lineTo(end.x, end.y);
  pen.lineTo(end.x - head * (ux - uy * 0.6), end.y - head * (uy + ux * 0.6));
  outlined(pen, line, halo, 1.8);
}
