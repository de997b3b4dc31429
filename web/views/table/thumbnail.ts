// A small still picture of a whole table, painted by the solver. It covers its square; what does not fit is cut off at the far end.
import type { Solution } from '../../engine/api.js';
import { sheetOf } from './painter.js';
import type { Palette } from './palette.js';
import { colour } from './picture.js';

/** Large cells look coarse beside fine tables. */
const LARGEST_CELL = 14;

export async function drawThumbnail(canvas: HTMLCanvasElement, solution: Solution, palette: Palette, ratio: number): Promise<void> {
  const { x, y, yUp, layers } = solution.shape;
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (width === 0 || height === 0) return;
  const cover = Math.max(width / x.count, height / y.count);
  const exact = Math.min(cover, Math.max(LARGEST_CELL * ratio, Math.min(width / x.count, height / y.count)));
  // Whole pixels a cell, or whole cells a pixel: no cell is wider than another.
  const size = exact >= 1 ? Math.ceil(exact - 0.01) : 1;
  const step = exact >= 1 ? 1 : Math.max(1, Math.floor(1 / exact + 0.01));
  const columns = Math.min(Math.ceil(x.count / step), Math.ceil(width / size));
  const rows = Math.min(Math.ceil(y.count / step), Math.ceil(height / size));
  const layer = layers[0] ?? 'outcome';
  const picture = await solution.paint({ x: x.first, y: y.first, step, width: columns, height: rows, layer });
  const sheet = sheetOf(colour(picture, palette, yUp));
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.imageSmoothingEnabled = false;
  const [w, h] = [columns * size, rows * size];
  // Tables smaller than the square stand in its middle; larger ones begin at their first row.
  const left = Math.max(0, Math.floor((width - w) / 2));
  const top = h < height ? Math.floor((height - h) / 2) : yUp ? height - h : 0;
  pen.drawImage(sheet.canvas, left, top, w, h);
}
