// Highlights a row, a column or a diagonal; all other cells fade.
import type { Cell } from '../../../engine/api_messages.js';
import type { Point, Viewport } from '../geometry/viewport.js';
import type { OverlayInk } from './overlay.js';
import type { Pen } from './pen.js';

export const lines = ['row', 'column', 'diagonal', 'antidiagonal'] as const;
export type Line = (typeof lines)[number];

export interface Highlight {
  line: Line;
  /** Through this cell. */
  cell: Cell;
}

/** Least width of a line, in pixels: it has to be found among millions of cells. */
const LEAST = 3;
/** Least size of a cell, in pixels, at which a diagonal is drawn cell by cell. */
const STEPS_FROM = 5;
const FADE = 0.6;

/** The visible cells of the line, as a path. */
function trace(pen: Pen, view: Viewport, highlight: Highlight): void {
  const { line, cell } = highlight;
  const size = view.scale;
  const thick = Math.max(size, LEAST);
  const at = view.rectangle(...cell);
  const middle = { x: at.x + size / 2, y: at.y + size / 2 };
  const table = view.rectangle(view.x.first, view.y.first, view.x.count, view.y.count);
  const left = Math.max(-9, table.x);
  const right = Math.min(view.x.length + 9, table.x + table.width);
  const top = Math.max(-9, table.y);
  const bottom = Math.min(view.y.length + 9, table.y + table.height);
  const rectangle = (x: number, y: number, width: number, height: number) => pen.rect(x, y, width, height);
  if (line === 'row') rectangle(left, middle.y - thick / 2, right - left, thick);
  else if (line === 'column') rectangle(middle.x - thick / 2, top, thick, bottom - top);
  else diagonal(pen, view, highlight, { left, right, middle, half: (thick / 2) * Math.SQRT2 }, rectangle);
}

/** A strip where cells are small, else cell by cell. */
function diagonal(
  pen: Pen,
  view: Viewport,
  { line, cell: [column, row] }: Highlight,
  { left, right, middle, half }: { left: number; right: number; middle: Point; half: number },
  rectangle: (x: number, y: number, width: number, height: number) => void,
): void {
  const size = view.scale;
  if (size < STEPS_FROM) {
    // On screen the diagonal runs down or up as the rows do.
    const slope = (line === 'diagonal') === view.y.flipped ? -1 : 1;
    const y = (x: number) => middle.y + slope * (x - middle.x);
    pen.moveTo(left, y(left) - half);
    pen.lineTo(right, y(right) - half);
    pen.lineTo(right, y(right) + half);
    pen.lineTo(left, y(left) + half);
    pen.closePath();
    return;
  }
  const columns = view.visible(view.x);
  for (let x = columns.first; x < columns.first + columns.count; ++x) {
    const y = row + (x - column) * (line === 'diagonal' ? 1 : -1);
    if (y < view.y.first || y - view.y.first >= view.y.count) continue;
    const box = view.rectangle(x, y);
    if (box.y <= view.y.length && box.y + size >= 0) rectangle(box.x, box.y, size, size);
  }
}

/** Fades everything but the line. */
export function drawHighlight(pen: Pen, view: Viewport, highlight: Highlight, ink: OverlayInk & { paper: string }): void {
  pen.save();
  pen.beginPath();
  // The plot beside the table is paper already.
  pen.rect(0, 0, view.x.length, view.y.length);
  trace(pen, view, highlight);
  pen.globalAlpha = FADE;
  pen.fillStyle = ink.paper;
  pen.fill('evenodd');
  pen.restore();
}
