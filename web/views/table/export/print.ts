// The table on paper: when the page is printed, a picture of it in the colours of the day and fine enough for a printer stands in for
// the canvas. All of it happens at once, as the page is copied when the last listener returns.
import type { Drawing } from '../../../engine/api_messages.js';
import { guttersFor } from '../draw/axes.js';
import { drawFrame, type Frame } from '../draw/painter.js';
import { trimmed } from './trim.js';

/** Pixels a CSS pixel, fewer where the picture would be too large. */
const RATIO = 3;
const MOST_PIXELS = 16_000_000;

/** `frame`: what is seen now, in the ink of paper. Call when the page has said so to the others that draw. Returns how to stop. */
export function standIn(plot: HTMLElement, frame: () => Frame | undefined): () => void {
  let canvas: HTMLCanvasElement | undefined;
  const remove = () => {
    canvas?.remove();
    canvas = undefined;
  };
  const draw = () => {
    remove();
    const now = frame();
    if (!now) return;
    canvas = document.createElement('canvas');
    canvas.className = 'print-table';
    paint(canvas, now);
    plot.append(canvas);
  };
  addEventListener('beforeprint', draw);
  addEventListener('afterprint', remove);
  return () => {
    remove();
    removeEventListener('beforeprint', draw);
    removeEventListener('afterprint', remove);
  };
}

function paint(canvas: HTMLCanvasElement, seen: Frame): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const most = Math.sqrt(MOST_PIXELS / (seen.plot.width * seen.plot.height)) / seen.ratio;
  // Whole multiples of the page's own, so that cells stay as even as they are.
  const ratio = seen.ratio * Math.max(1, Math.floor(Math.min(most, Math.ceil(RATIO / seen.ratio))));
  const mask = seen.mask && { ...seen.mask, image: whitened(seen.mask) };
  const frame = { ...trimmed(seen, ratio), mask, box: undefined, overlay: { ...seen.overlay, cursor: undefined } };
  const gutters = guttersFor(frame.shape);
  canvas.width = Math.ceil((frame.plot.x + frame.plot.width + gutters.right) * ratio);
  canvas.height = Math.ceil((frame.plot.y + frame.plot.height + gutters.bottom) * ratio);
  drawFrame(pen, frame);
  mask?.image.close();
}

/** A mask of dark paper would be ink on white. */
function whitened({ image }: Drawing): ImageBitmap {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.drawImage(image, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, image.width, image.height);
  return canvas.transferToImageBitmap();
}
