// Axes beside the table: ticks in the game's units, names in italics. Next to the table where it is smaller than the plot.

import type { TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { grouped, ticks } from '../geometry/ticks.js';
import type { Rectangle, Viewport } from '../geometry/viewport.js';
import { BAND, drawHeaders } from './headers.js';
import type { Ink } from './ink.js';
import type { Pen } from './pen.js';

export interface Gutters {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ROW = 17;
const FONT = 12;

/** Margin on the right, in pixels. */
const RIGHT = 14;

/** True if the cells are counted along the rows. */
const isWrapped = ({ sequence, index }: TableShape): boolean => (sequence ?? index) !== undefined;

/** Margins for the axes, wide enough for the longest possible label, so that nothing moves while panning. `size`: of the texts. */
export function guttersFor(shape: TableShape, { size }: Pick<Ink, 'size'>): Gutters {
  const unit = isWrapped(shape) ? shape.x.count : 1;
  const longest = grouped((shape.y.first + Math.max(0, shape.y.count - 1)) * unit).length;
  const band = shape.headers ? BAND : 0;
  const side = ROW * size + 16 + longest * 7 * size + band;
  const names = 2 * ROW * size + 8 + band;
  return { left: side, right: RIGHT, top: shape.yUp ? 12 : names, bottom: shape.yUp ? names : 12 };
}

/** `plot`: the cells' area, relative to the canvas. */
export function drawAxes(words: Words, pen: Pen, view: Viewport, shape: TableShape, plot: Rectangle, ink: Ink): void {
  const table = view.rectangle(view.x.first, view.y.first, view.x.count, view.y.count);
  const left = plot.x + Math.max(0, table.x);
  const right = plot.x + Math.min(plot.width, table.x + table.width);
  const top = plot.y + Math.max(0, table.y);
  const bottom = plot.y + Math.min(plot.height, table.y + table.height);
  if (right <= left || bottom <= top) return;
  drawHeaders(pen, view, shape, plot, ink);
  const band = shape.headers ? BAND : 0;
  pen.fillStyle = ink.quiet;
  pen.strokeStyle = ink.quiet;
  pen.lineWidth = 1;
  pen.font = `${FONT * ink.size}px ${ink.serif}`;

  const outward = shape.yUp ? 1 : -1;
  // Whole pixels, since a centred table may begin at half of one, and ticks must not touch its cells.
  const base = shape.yUp ? Math.ceil(bottom) + band : Math.floor(top) - band;
  const side = Math.floor(left) - band;
  const columns = view.visible(view.x);
  const widest = pen.measureText(grouped(columns.first + columns.count)).width;
  pen.textAlign = 'center';
  pen.textBaseline = shape.yUp ? 'top' : 'bottom';
  for (const { index, label } of ticks(columns.first, columns.count, view.scale, widest + 18, view.x.first)) {
    const box = view.rectangle(index, view.y.first);
    const x = plot.x + box.x + box.width / 2;
    if (x < left - 0.5 || x > right + 0.5) continue;
    tick(pen, x, base, 0, 4 * outward);
    // The last label may be wider than the margin.
    const most = plot.x + plot.width + RIGHT - pen.measureText(label).width / 2;
    pen.fillText(label, Math.min(x, most), base + 7 * outward);
  }
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  const rows = view.visible(view.y);
  let wide = 0;
  // Of a wrapped table, the first index of the row.
  const unit = isWrapped(shape) ? shape.x.count : 1;
  for (const { index } of ticks(rows.first, rows.count, view.scale, 40 * ink.size, view.y.first)) {
    const label = grouped(index * unit);
    const box = view.rectangle(view.x.first, index);
    const y = plot.y + box.y + box.height / 2;
    if (y < top - 0.5 || y > bottom + 0.5) continue;
    tick(pen, side, y, -4, 0);
    pen.fillText(label, side - 8, y + 0.5);
    wide = Math.max(wide, pen.measureText(label).width);
  }

  pen.fillStyle = ink.text;
  pen.font = `italic ${(FONT + 1) * ink.size}px ${ink.serif}`;
  pen.textAlign = 'center';
  pen.textBaseline = shape.yUp ? 'top' : 'bottom';
  const t = words.strings.table;
  pen.fillText(isWrapped(shape) ? t.inTheRow : words.translate(shape.x.name), (left + right) / 2, base + (ROW * ink.size + 7) * outward);
  pen.save();
  pen.translate(Math.max(9 * ink.size, side - wide - 8 - 12 * ink.size), (top + bottom) / 2);
  pen.rotate(-Math.PI / 2);
  pen.textBaseline = 'middle';
  pen.fillText(isWrapped(shape) ? t.rowBegins : words.translate(shape.y.name), 0, 0);
  pen.restore();
}

function tick(pen: Pen, x: number, y: number, dx: number, dy: number): void {
  pen.beginPath();
  const crisp = (v: number) => Math.round(v - 0.5) + 0.5;
  const [cx, cy] = [dx === 0 ? crisp(x) : x, dy === 0 ? crisp(y) : y];
  pen.moveTo(cx, cy);
  pen.lineTo(cx + dx, cy + dy);
  pen.stroke();
}
