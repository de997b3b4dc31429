// A character beside each column and row, in tables whose border decides: its digits.
import type { TableShape } from '../../../engine/api_messages.js';
import type { Rectangle, Viewport } from '../geometry/viewport.js';
import type { Ink } from './ink.js';
import type { Pen } from './pen.js';

/** Width of the band beside the table. */
export const BAND = 16;
/** Least size of a cell, in pixels, for a character. Smaller cells get a mark for digits other than 0; below one pixel, nothing. */
const WRITTEN_FROM = 9;

/** Draws the bands before the first row, above or below it, and left of the first column. */
export function drawHeaders(pen: Pen, view: Viewport, shape: TableShape, plot: Rectangle, ink: Ink): void {
  if (!shape.headers || view.scale < 1) return;
  pen.font = `${Math.min(13, view.scale)}px ${ink.serif}`;
  pen.fillStyle = ink.text;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const table = view.rectangle(view.x.first, view.y.first, view.x.count, view.y.count);
  const beyond = shape.yUp ? plot.y + Math.min(plot.height, table.y + table.height) + BAND / 2 : plot.y + Math.max(0, table.y) - BAND / 2;
  const left = plot.x + Math.max(0, table.x);

  const put = (character: string, x: number, y: number, size: { width: number; height: number }) => {
    if (view.scale >= WRITTEN_FROM) pen.fillText(character, x, y);
    else if (character !== '0') pen.fillRect(x - size.width / 2, y - size.height / 2, size.width, size.height);
  };
  const columns = view.visible(view.x);
  for (let i = columns.first; i < columns.first + columns.count; i++) {
    const box = view.rectangle(i, view.y.first);
    put(shape.headers.x[i - shape.x.first] ?? '', plot.x + box.x + box.width / 2, beyond, { width: box.width, height: 6 });
  }
  const rows = view.visible(view.y);
  for (let j = rows.first; j < rows.first + rows.count; j++) {
    const box = view.rectangle(view.x.first, j);
    put(shape.headers.y[j - shape.y.first] ?? '', left - BAND / 2, plot.y + box.y + box.height / 2, { width: 6, height: box.height });
  }
}
