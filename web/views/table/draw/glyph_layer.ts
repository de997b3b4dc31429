// Caches glyphs, since drawing thousands of them is slow: they are drawn once into an off-screen canvas, a few rows per frame, and copied
// from there. During a zoom the old ones are stretched.
import type { Drawing, TableShape } from '../../../engine/api_messages.js';
import type { Span, Viewport } from '../geometry/viewport.js';
import { legible, type Script, writeRow } from './glyphs.js';

/** Margin of the cached part beyond the plot, as a share of its size. */
const MARGIN = 0.15;
/** Time for drawing glyphs in a frame, in ms. */
const BUDGET = 4;

interface Cells {
  first: number;
  count: number;
}

/** A part of the table, and the rows drawn so far. */
interface Sheet {
  script: Script;
  shape: TableShape;
  ratio: number;
  columns: Cells;
  rows: Cells;
  canvas: OffscreenCanvas;
  written: number;
}

interface Canvas {
  drawImage(image: OffscreenCanvas, x: number, y: number, width: number, height: number): void;
}

/** The visible cells with a margin, within the drawing. */
function around(view: Viewport, span: Span, from: number, count: number): Cells {
  const seen = view.visible(span);
  const margin = Math.ceil((span.length * MARGIN) / view.scale);
  const first = Math.max(from, seen.first - margin);
  return { first, count: Math.max(0, Math.min(from + count, seen.first + seen.count + margin) - first) };
}

const holds = (cells: Cells, seen: Cells, from: number, count: number) => {
  const first = Math.max(seen.first, from);
  const end = Math.min(seen.first + seen.count, from + count);
  return first >= end || (first >= cells.first && end <= cells.first + cells.count);
};

export class GlyphLayer {
  #shown: Sheet | undefined;
  #making: Sheet | undefined;
  #lastSize = 0;

  /** Copies the cached glyphs and draws more for a moment. Returns true while another frame is needed. */
  draw(pen: Canvas, view: Viewport, shape: TableShape, script: Script, ratio: number): boolean {
    const still = this.#lastSize === script.size;
    this.#lastSize = script.size;
    if (!legible(script)) {
      this.#shown = undefined;
      this.#making = undefined;
      return false;
    }
    if (!this.#serves(this.#shown, view, shape, script, ratio)) {
      if (!still) {
        this.#making = undefined;
      } else if (!this.#serves(this.#making, view, shape, script, ratio)) {
        this.#making = begin(view, shape, script, ratio);
      }
    } else {
      this.#making = undefined;
    }
    if (this.#making && write(this.#making)) {
      this.#shown = this.#making;
      this.#making = undefined;
    }
    const { drawing } = script;
    if (this.#shown && (this.#shown.shape !== shape || this.#shown.script.drawing.layer !== drawing.layer)) this.#shown = undefined;
    const sheet = this.#shown ?? this.#making;
    if (sheet) stamp(pen, view, sheet, ratio);
    return this.#making !== undefined || !still;
  }

  #serves(sheet: Sheet | undefined, view: Viewport, shape: TableShape, script: Script, ratio: number): boolean {
    if (!sheet || sheet.shape !== shape || sheet.ratio !== ratio) return false;
    const { drawing, palette, exact, letters, size } = script;
    const old = sheet.script;
    // Unknown values may be known now.
    const same = old.drawing === drawing || (old.drawing.layer === drawing.layer && !old.drawing.partial);
    if (!same || old.palette !== palette || old.exact !== exact || old.letters !== letters || old.size !== size) return false;
    return (
      holds(sheet.columns, view.visible(view.x), drawing.x, drawing.width) &&
      holds(sheet.rows, view.visible(view.y), drawing.y, drawing.height)
    );
  }
}

function begin(view: Viewport, shape: TableShape, script: Script, ratio: number): Sheet {
  const { drawing, size }: { drawing: Drawing; size: number } = script;
  const columns = around(view, view.x, drawing.x, drawing.width);
  const rows = around(view, view.y, drawing.y, drawing.height);
  const pixels = (cells: Cells) => Math.max(1, Math.ceil(cells.count * size * ratio));
  const canvas = new OffscreenCanvas(pixels(columns), pixels(rows));
  canvas.getContext('2d')?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { script, shape, ratio, columns, rows, canvas, written: 0 };
}

/** Draws rows in order; true once all are drawn. */
function write(sheet: Sheet): boolean {
  const { script, shape, columns, rows, canvas } = sheet;
  const pen = canvas.getContext('2d');
  const end = performance.now() + BUDGET;
  while (pen && sheet.written < rows.count && performance.now() < end) {
    const j = sheet.written++;
    writeRow(pen, script, rows.first + j, columns, 0, (shape.yUp ? rows.count - 1 - j : j) * script.size);
  }
  return sheet.written === rows.count;
}

function stamp(pen: Canvas, view: Viewport, { columns, rows, canvas, script }: Sheet, ratio: number): void {
  const box = view.rectangle(columns.first, rows.first, columns.count, rows.count);
  const snap = (at: number) => Math.round(at * ratio) / ratio;
  const stretch = view.scale / script.size / ratio;
  pen.drawImage(canvas, snap(box.x), snap(box.y), canvas.width * stretch, canvas.height * stretch);
}
