// Pictures of the visible part: PNG at a chosen resolution, and SVG.

import type { CallOptions } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { stampsOn } from '../draw/painter.js';
import { grouped } from '../geometry/ticks.js';
import { capture } from './capture.js';
import { drawPlate, layPlate } from './plate.js';
import { Refusal, type Sight } from './sight.js';
import { cellsOf } from './svg_cells.js';
import { type Measure, SvgPen } from './svg_pen.js';
import { trimmed } from './trim.js';

/** Largest canvas that all browsers support. */
const MOST_SIDE = 16_384;
const MOST_PIXELS = 64_000_000;

export interface PictureOptions extends CallOptions {
  /** With selection and highlights. */
  seen: boolean;
}

function penOn({ strings }: Words, width: number, height: number): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Refusal(strings.table.save.noCanvas);
  return pen;
}

/** `scale`: pixels of the picture per device pixel of the table on the page. */
export async function png(sight: Sight, scale: number, { seen, ...options }: PictureOptions): Promise<Blob> {
  const ratio = sight.frame.ratio * scale;
  const { words } = sight.frame;
  const ruler = penOn(words, 1, 1);
  const size = ({ width, height }: { width: number; height: number }) => [Math.round(width * ratio), Math.round(height * ratio)] as const;
  // The table is nearly all of it: check the size before painting.
  accept(words, ...size(trimmed(sight.frame, ratio).plot));
  const captured = await capture(sight, ratio, seen, options);
  try {
    const plate = layPlate(ruler, captured, sight.caption);
    const [width, height] = size(plate);
    accept(words, width, height);
    const pen = penOn(words, width, height);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawPlate(pen, plate, stampsOn(pen, plate.frame));
    return await pen.canvas.convertToBlob({ type: 'image/png' });
  } finally {
    captured.close();
  }
}

function accept({ strings }: Words, width: number, height: number): void {
  if (width <= MOST_SIDE && height <= MOST_SIDE && width * height <= MOST_PIXELS) return;
  const t = strings.table.save;
  throw new Refusal(t.tooLarge(grouped(width), grouped(height), grouped(MOST_SIDE), grouped(MOST_PIXELS)));
}

export async function svg(sight: Sight, { seen, ...options }: PictureOptions): Promise<Blob> {
  const { words } = sight.frame;
  const captured = await capture(sight, sight.frame.ratio, seen, options);
  try {
    const pen = new SvgPen(measureWith(penOn(words, 1, 1)));
    const plate = layPlate(pen, captured, sight.caption);
    const stamps = await cellsOf(pen, plate.frame);
    drawPlate(pen, plate, stamps);
    const { x, y } = plate.frame.shape;
    const text = pen.finish(
      plate.width,
      plate.height,
      [sight.caption?.title, sight.caption?.text].filter(Boolean).join(': ') ||
        words.strings.table.of(words.translate(x.name), words.translate(y.name)),
    );
    return new Blob([text], { type: 'image/svg+xml' });
  } finally {
    captured.close();
  }
}

function measureWith(ruler: OffscreenCanvasRenderingContext2D): Measure {
  return (text, font, baseline) => {
    ruler.font = font;
    ruler.textBaseline = baseline;
    const { width, fontBoundingBoxAscent } = ruler.measureText(text);
    ruler.textBaseline = 'alphabetic';
    return { width, drop: ruler.measureText(text).fontBoundingBoxAscent - fontBoundingBoxAscent };
  };
}
