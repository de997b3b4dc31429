// A thumbnail of a whole table, painted by the solver. It covers its square; the rest is cut off at the far end. A row becomes stripes.
import type { LayerName, Solution } from '../../engine/api_messages.js';
import { discard } from './feed.js';
import type { Palette } from './ink/palette.js';

export interface ThumbnailOptions {
  layer: LayerName;
  /** Least CSS pixels per cell; 0 to show as much of the table as possible. */
  cell: number;
  palette: Palette;
  ratio: number;
}

export async function drawThumbnail(canvas: HTMLCanvasElement, solution: Solution, options: ThumbnailOptions): Promise<void> {
  const { layer, palette, ratio } = options;
  const { x, y, yUp } = solution.shape;
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (width === 0 || height === 0) return;
  const stripes = y.count === 1;
  const cover = Math.max(width / x.count, stripes ? 0 : height / y.count, options.cell * ratio);
  // Whole pixels per cell or whole cells per pixel, so that cells look equally wide.
  const size = cover >= 4 ? cover : cover >= 1 ? Math.ceil(cover - 0.01) : 1;
  const step = cover >= 1 ? 1 : Math.max(1, Math.floor(1 / cover + 0.01));
  const columns = Math.min(Math.ceil(x.count / step), Math.ceil(width / size));
  const rows = Math.min(Math.ceil(y.count / step), Math.ceil(height / size));
  const drawing = await solution.draw({ x: x.first, y: y.first, step, width: columns, height: rows, layer }, palette.inks(layer, yUp));
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingEnabled = false;
    const tall = stripes ? height : rows * size;
    pen.drawImage(drawing.image, 0, yUp ? height - tall : 0, columns * size, tall);
  }
  discard(drawing);
}
