// The table in print: a picture in the light theme, at a printer's resolution, replaces the canvas. Synchronous, since the page is copied
// when the last listener returns.
import type { Drawing } from '../../../engine/api_messages.js';
import { guttersFor } from '../draw/axes.js';
import { drawFrame, type Frame } from '../draw/painter.js';
import { trimmed } from './trim.js';

/** Pixels per CSS pixel; fewer if the picture would be too large. */
const RATIO = 3;
const MOST_PIXELS = 16_000_000;

/** `frame`: the current frame in the colours of print. Call it after the other `beforeprint` listeners. Returns how to stop. */
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
  // Whole multiples of the page's pixels, so that cells stay even.
  const ratio = seen.ratio * Math.max(1, Math.floor(Math.min(most, Math.ceil(RATIO / seen.ratio))));
  const mask = seen.mask && { ...seen.mask, image: whitened(seen.mask) };
  const frame = { ...trimmed(seen, ratio), mask, box: undefined, overlay: { ...seen.overlay, cursor: undefined } };
  const gutters = guttersFor(frame.shape, frame.ink);
  canvas.width = Math.ceil((frame.plot.x + frame.plot.width + gutters.right) * ratio);
  canvas.height = Math.ceil((frame.plot.y + frame.plot.height + gutters.bottom) * ratio);
  drawFrame(pen, frame);
  mask?.image.close();
}

/** The light theme's mask: one of dark paper would look like ink. */
function whitened({ image }: Drawing): ImageBitmap {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.drawImage(image, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, image.width, image.height);
  return canvas.transferToImageBitmap();
}
