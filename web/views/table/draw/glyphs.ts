// What is written in cells that are large enough: an outcome's letter, a nimber, a remoteness.
import type { Drawing, LayerName } from '../../../engine/api.js';
import type { Viewport } from '../geometry/viewport.js';
import { css, ink } from '../ink/colour.js';
import { ABSENT, type Palette, UNKNOWN } from '../ink/palette.js';
import type { Pen } from './pen.js';

export const GLYPH_FROM = 12;
export const NUMBER_FROM = 24;
const LETTERS = ['N', 'P', 'D'];

/** Values too large for a byte of `paint`, by "column,row"; asked for only where cells are large enough to write them. */
export type Exact = ReadonlyMap<string, string>;

export function label(layer: LayerName, byte: number, exact: string | undefined): string {
  if (byte >= UNKNOWN) return '';
  if (layer === 'outcome') return LETTERS[byte] ?? '';
  return byte < 253 ? String(byte) : (exact ?? '');
}

/** The cell's byte in a drawing of step 1; ABSENT outside of it. */
export function byteAt({ bytes, x, y, width, height }: Drawing, column: number, row: number): number {
  const [i, j] = [column - x, row - y];
  if (!bytes || i < 0 || j < 0 || i >= width || j >= height) return ABSENT;
  return bytes[j * width + i] as number;
}

/** Writes into the cells in sight; below NUMBER_FROM only what is one character wide. */
export function drawGlyphs(pen: Pen, view: Viewport, drawing: Drawing, palette: Palette, exact: Exact): void {
  const size = view.scale;
  if (size < GLYPH_FROM || !drawing.bytes) return;
  const columns = view.visible(view.x);
  const rows = view.visible(view.y);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const font = (characters: number) => Math.min(size * 0.55, (size * 0.86) / (0.6 * characters), 22);
  for (let row = rows.first; row < rows.first + rows.count; ++row) {
    for (let column = columns.first; column < columns.first + columns.count; ++column) {
      const byte = byteAt(drawing, column, row);
      const text = label(drawing.layer, byte, byte === 253 ? exact.get(`${column},${row}`) : undefined);
      if (!text || (size < NUMBER_FROM && text.length > 1)) continue;
      const height = font(text.length);
      if (height < 6) continue;
      pen.font = `${Math.round(height)}px system-ui, sans-serif`;
      pen.fillStyle = css(ink(palette.cell(drawing.layer, byte)));
      pen.globalAlpha = drawing.layer === 'outcome' ? 0.75 : 0.92;
      const box = view.rectangle(column, row);
      pen.fillText(text, box.x + size / 2, box.y + size / 2 + height * 0.06);
    }
  }
  pen.globalAlpha = 1;
}
