// Draws one frame: the bitmap stretched over the plot, hatching, glyphs, overlay, axes. Keeps no state.

import type { Drawing, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import type { Rectangle, Viewport } from '../geometry/viewport.js';
import { placement, reaches } from '../geometry/window.js';
import { hatchTile } from '../ink/hatch.js';
import type { Palette } from '../ink/palette.js';
import { drawAxes } from './axes.js';
import type { drawBeyond } from './beyond.js';
import type { GlyphLayer } from './glyph_layer.js';
import { drawGlyphs, type Exact, type Script } from './glyphs.js';
import { drawHighlight, type Highlight } from './highlight.js';
import type { Ink } from './ink.js';
import { drawBox, drawOverlay, type Overlay, type OverlayInk } from './overlay.js';
import type { Pen } from './pen.js';

/** Least size of a cell, in device pixels, at which draws are hatched. */
const HATCH_FROM = 4;

export interface Frame {
  words: Words;
  view: Viewport;
  shape: TableShape;
  plot: Rectangle;
  ratio: number;
  /** The current window of the table; another may be pending. */
  drawing: Drawing | undefined;
  /** Masks the cells outside of a pattern. */
  mask: Drawing | undefined;
  /** The whole table at low resolution, for parts outside of the window. */
  overview: Drawing | undefined;
  palette: Palette;
  exact: Exact;
  overlay: Overlay;
  highlight: Highlight | undefined;
  /** The rectangle that the pointer is drawing. */
  box: Rectangle | undefined;
  ink: Ink & OverlayInk;
  /** Draws what is beyond the axes, once it is loaded. */
  drawBeyond: typeof drawBeyond | undefined;
}

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * The nearest whole device pixel. Centred tables begin at halves: rounding slightly below them sends all edges of a table the same way,
 * however their sums were rounded.
 */
const snap = (at: number, ratio: number) => Math.round(at * ratio - 1e-3) / ratio;

/**
 * Aligns the target to whole device pixels, so that edges are crisp, and cuts the source accordingly, so that each device pixel shows the
 * cell at its centre. If bitmap pixels are whole device pixels, the source stays whole, and all cells are equal. The source never exceeds
 * the bitmap of `all` pixels: a canvas would then shrink the target, and blur the edge.
 */
function snapped(from: number, count: number, all: number, at: number, size: number, ratio: number) {
  const [low, high] = [snap(at, ratio), snap(at + size, ratio)];
  const pixel = size / count;
  const whole = Math.round(pixel * ratio);
  if (Math.abs(pixel * ratio - whole) < 1e-6) return { from, count, at: low, size: (count * whole) / ratio };
  const first = Math.max(0, from + (low - at) / pixel);
  const last = Math.min(all, from + (high - at) / pixel);
  return { from: first, count: last - first, at: low, size: high - low };
}

/** The visible part of a picture, in its pixels, and its place in the plot. */
export function spot(drawing: Drawing, { view, ratio }: Frame): { source: Rectangle; target: Rectangle } | undefined {
  const place = placement(drawing, view);
  if (!place) return undefined;
  const { source, target } = place;
  const across = snapped(source.x, source.width, drawing.width, target.x, target.width, ratio);
  const down = snapped(source.y, source.height, drawing.height, target.y, target.height, ratio);
  return {
    source: { x: across.from, y: down.from, width: across.count, height: down.count },
    target: { x: across.at, y: down.at, width: across.size, height: down.size },
  };
}

function stamp(pen: Canvas, image: ImageBitmap, drawing: Drawing, frame: Frame): void {
  const place = spot(drawing, frame);
  if (!place) return;
  const { source, target } = place;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, source.x, source.y, source.width, source.height, target.x, target.y, target.width, target.height);
}

/** Least size of a cell, in pixels, at which hairlines separate the cells. */
const GRID_FROM = 24;

function drawGrid(pen: Pen, { view, plot, ratio, ink }: Frame): void {
  if (view.scale < GRID_FROM) return;
  const [columns, rows] = [view.visible(view.x), view.visible(view.y)];
  const area = view.rectangle(columns.first, rows.first, columns.count, rows.count);
  // Whole device pixels, like the edges of the cells.
  const width = Math.max(1, Math.round(ratio));
  const line = width / ratio;
  const place = (at: number) => snap(at, ratio) - Math.floor(width / 2) / ratio;
  pen.fillStyle = ink.paper;
  for (let i = 1; i < columns.count; ++i)
    pen.fillRect(place(area.x + i * view.scale), Math.max(0, area.y), line, Math.min(area.height, plot.height));
  for (let j = 1; j < rows.count; ++j)
    pen.fillRect(Math.max(0, area.x), place(area.y + j * view.scale), Math.min(area.width, plot.width), line);
}

let hatching: OffscreenCanvas | undefined;

export const HATCH = 7;
export const hatchInk = (dark: boolean) => (dark ? 'rgb(255 255 255 / 0.35)' : 'rgb(40 36 28 / 0.38)');

/** Whether cells are large enough for hatching. */
export const hatched = ({ view, ratio }: Frame): boolean => view.scale * ratio >= HATCH_FROM;

/** Hatching in screen space, masked by the D-cells. */
function drawHatch(pen: Canvas, frame: Frame, drawing: Drawing): void {
  const { plot, ratio, palette } = frame;
  if (!drawing.draws || !hatched(frame)) return;
  const [width, height] = [Math.ceil(plot.width * ratio), Math.ceil(plot.height * ratio)];
  if (hatching?.width !== width || hatching.height !== height) hatching = new OffscreenCanvas(width, height);
  const layer = hatching.getContext('2d') as OffscreenCanvasRenderingContext2D;
  layer.globalCompositeOperation = 'copy';
  layer.setTransform(ratio, 0, 0, ratio, 0, 0);
  stamp(layer, drawing.draws, drawing, frame);
  layer.setTransform(1, 0, 0, 1, 0, 0);
  layer.globalCompositeOperation = 'source-in';
  const tile = hatchTile(Math.round(HATCH * ratio), hatchInk(palette.dark));
  layer.fillStyle = layer.createPattern(tile, 'repeat') as CanvasPattern;
  layer.fillRect(0, 0, width, height);
  pen.drawImage(hatching, 0, 0, width / ratio, height / ratio);
}

/** Bitmaps are drawn differently on a canvas and in SVG; everything else by the same pen. */
export interface Stamps {
  image(drawing: Drawing): void;
  hatch(drawing: Drawing): void;
  glyphs(drawing: Drawing): void;
}

export const stampsOn = (pen: Canvas, frame: Frame): Stamps => ({
  image: (drawing) => stamp(pen, drawing.image, drawing, frame),
  hatch: (drawing) => drawHatch(pen, frame, drawing),
  glyphs: (drawing) => drawGlyphs(pen, frame.view, scriptOf(frame, drawing)),
});

/**
 * Clears and draws a canvas whose pixels are the device's. With a glyph layer, glyphs are drawn over several frames; returns true while
 * some are missing.
 */
export function drawFrame(pen: CanvasRenderingContext2D, frame: Frame, layer?: GlyphLayer): boolean {
  const { view, shape, ratio } = frame;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  const stamps = stampsOn(pen, frame);
  let more = false;
  if (layer) {
    stamps.glyphs = (drawing) => {
      more = layer.draw(pen, view, shape, scriptOf(frame, drawing), ratio);
    };
  }
  compose(pen, frame, stamps);
  return more;
}

export const scriptOf = ({ words, view, palette, exact }: Frame, drawing: Drawing): Script => ({
  drawing,
  palette,
  exact,
  letters: words.strings.outcome,
  size: view.scale,
});

/** How far marks of cells at the edge reach beyond the plot, in pixels. */
const BESIDE = 5;

/** Saves the pen, moves it to the plot and clips it `beside` the plot. */
function inside(pen: Pen, { x, y, width, height }: Rectangle, beside: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x - beside, y - beside, width + 2 * beside, height + 2 * beside);
  pen.clip();
  pen.translate(x, y);
}

export function compose(pen: Pen, frame: Frame, stamps: Stamps): void {
  const { view, plot, drawing, mask, overview } = frame;
  inside(pen, plot, 0);
  if (overview && !(drawing && reaches(drawing, view))) stamps.image(overview);
  if (drawing) {
    stamps.image(drawing);
    stamps.hatch(drawing);
    if (mask) stamps.image(mask);
    drawGrid(pen, frame);
    stamps.glyphs(drawing);
    if (frame.highlight) drawHighlight(pen, view, frame.highlight, frame.ink);
  }
  pen.restore();
  inside(pen, plot, BESIDE);
  drawOverlay(pen, view, frame.overlay, frame.ink);
  frame.drawBeyond?.(frame.words, pen, view, frame.shape, frame.overlay.marks, frame.ink);
  if (frame.box) drawBox(pen, frame.box, frame.ink);
  pen.restore();
  drawAxes(frame.words, pen, view, frame.shape, plot, frame.ink);
}
