// What is drawn over the cells: pieces and arrows of the position, the cell cursor, the selected cell and its options.
import type { Cell, Mark } from '../../engine/api.js';
import type { Viewport } from './viewport.js';

const LEAST_RING = 5;

export interface Overlay {
  marks: readonly Mark[];
  selected: Cell | undefined;
  cursor: Cell | undefined;
  options: readonly Cell[];
}

export interface OverlayInk {
  line: string;
  halo: string;
  accent: string;
}

export function drawOverlay(pen: CanvasRenderingContext2D, view: Viewport, overlay: Overlay, ink: OverlayInk): void {
  pen.lineJoin = 'round';
  for (const option of overlay.options) ring(pen, view, option, ink, 0.3);
  if (overlay.selected) for (const option of overlay.options) arrow(pen, view, overlay.selected, option, ink, 0.55);
  for (const mark of overlay.marks) {
    if (mark.to) arrow(pen, view, mark.cell, mark.to, ink, 1);
    else piece(pen, view, mark.cell, ink);
  }
  if (overlay.selected) frame(pen, view, overlay.selected, ink.accent, ink.halo, 2.5);
  if (overlay.cursor) frame(pen, view, overlay.cursor, ink.line, ink.halo, 2);
}

function middle(view: Viewport, cell: Cell): { x: number; y: number; size: number } {
  const box = view.rectangle(cell[0], cell[1]);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
}

/** In two strokes, so that it can be seen on any colour. */
function outlined(pen: CanvasRenderingContext2D, line: string, halo: string, width: number): void {
  pen.strokeStyle = halo;
  pen.lineWidth = width + 2;
  pen.stroke();
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke();
}

function frame(pen: CanvasRenderingContext2D, view: Viewport, cell: Cell, line: string, halo: string, width: number): void {
  const { x, y, size } = middle(view, cell);
  const half = Math.max(LEAST_RING, size / 2);
  pen.beginPath();
  pen.rect(x - half, y - half, 2 * half, 2 * half);
  outlined(pen, line, halo, width);
}

function ring(pen: CanvasRenderingContext2D, view: Viewport, cell: Cell, ink: OverlayInk, share: number): void {
  const { x, y, size } = middle(view, cell);
  pen.beginPath();
  pen.arc(x, y, Math.max(LEAST_RING - 1.5, size * share), 0, 2 * Math.PI);
  outlined(pen, ink.accent, ink.halo, 1.5);
}

function piece(pen: CanvasRenderingContext2D, view: Viewport, cell: Cell, ink: OverlayInk): void {
  const { x, y, size } = middle(view, cell);
  // Beside the number where there is one, in the middle of small cells.
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

function arrow(pen: CanvasRenderingContext2D, view: Viewport, from: Cell, to: Cell, ink: OverlayInk, strength: number): void {
  const [a, b] = [middle(view, from), middle(view, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 10) return;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const head = Math.min(9, length / 3);
  const end = { x: b.x - ux * Math.min(6, length / 6), y: b.y - uy * Math.min(6, length / 6) };
  pen.globalAlpha = strength;
  pen.beginPath();
  pen.moveTo(a.x + ux * Math.min(6, length / 6), a.y + uy * Math.min(6, length / 6));
  pen.lineTo(end.x, end.y);
  pen.moveTo(end.x - head * (ux + uy * 0.55), end.y - head * (uy - ux * 0.55));
  pen.lineTo(end.x, end.y);
  pen.lineTo(end.x - head * (ux - uy * 0.55), end.y - head * (uy + ux * 0.55));
  outlined(pen, ink.line, ink.halo, 1.5);
  pen.globalAlpha = 1;
}
