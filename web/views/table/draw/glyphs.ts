// The text in cells that are large enough: an outcome's letter, a nimber, a remoteness.

import type { Drawing, LayerName, OutcomeLetter } from '../../../engine/api_messages.js';
import { ABSENT, EVEN, hasTexts, LARGE, outcomes, scaleOf, UNKNOWN } from '../../../engine/facts.js';
import type { Viewport } from '../geometry/viewport.js';
import { css, ink } from '../ink/colour.js';
import type { Palette } from '../ink/palette.js';
import type { Pen } from './pen.js';

export const GLYPH_FROM = 12;
export const NUMBER_FROM = 24;
/** The smallest letters, in pixels. */
const SMALLEST = 6;

/** The notation of outcomes. */
export type Letters = Readonly<Record<OutcomeLetter, string>>;

/** Values that a byte of `paint` does not tell, by "column,row"; requested only where cells are large enough for text. */
export type Exact = ReadonlyMap<string, string>;

/** A number or a value as it is written in cells: with minus signs, and tiny values as signs with a subscript, since fonts lack ⧾ and ⧿. */
export const written = (text: string): string =>
  text
    .replaceAll('-', '−')
    .replace(
      /([⧾⧿])([\d/]+)/g,
      (_, sign: string, of: string) =>
        (sign === '⧾' ? '+' : '−') + of.replace(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit))),
    );

/** Whether a byte may stand for more than one value. */
export function saturated(layer: LayerName, byte: number): boolean {
  if (hasTexts(layer)) return byte < UNKNOWN;
  return scaleOf[layer] === 'scores' ? byte === 0 || byte === 2 * EVEN : byte === LARGE;
}

export function label(layer: LayerName, byte: number, exact: string | undefined, letters: Letters): string {
  if (byte >= UNKNOWN) return '';
  if (scaleOf[layer] === 'outcomes') return letters[outcomes[byte] ?? 'N'];
  if (saturated(layer, byte)) return exact ?? '';
  return String(scaleOf[layer] === 'scores' ? byte - EVEN : byte).replace('-', '−');
}

/** The cell's bytes in a drawing of step 1: of the layer, and of the outcome where the layer does not name the winner; ABSENT outside. */
export function bytesAt({ bytes, outcomes, x, y, width, height }: Drawing, column: number, row: number): [byte: number, outcome: number] {
  const [i, j] = [column - x, row - y];
  if (!bytes || i < 0 || j < 0 || i >= width || j >= height) return [ABSENT, ABSENT];
  return [bytes[j * width + i] as number, outcomes?.[j * width + i] ?? ABSENT];
}

/** Text and style of a cell. */
export interface Script {
  drawing: Drawing;
  palette: Palette;
  exact: Exact;
  letters: Letters;
  /** Pixels per cell. */
  size: number;
}

export const legible = ({ drawing, size }: Pick<Script, 'drawing' | 'size'>): boolean => size >= GLYPH_FROM && drawing.bytes !== undefined;

/** Writes a row of cells, the first at (x, y); below NUMBER_FROM pixels only single characters. */
export function writeRow(pen: Pen, script: Script, row: number, columns: { first: number; count: number }, x: number, y: number): void {
  const { drawing, palette, exact, letters, size } = script;
  const font = (characters: number) => Math.min(size * 0.55, (size * 0.86) / (0.6 * characters), 14 + size / 5);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.globalAlpha = scaleOf[drawing.layer] === 'outcomes' ? 0.75 : 0.92;
  for (let i = 0; i < columns.count; ++i) {
    const column = columns.first + i;
    const [byte, outcome] = bytesAt(drawing, column, row);
    let text = label(drawing.layer, byte, exact.get(`${column},${row}`), letters);
    if (!text || (size < NUMBER_FROM && text.length > 1)) continue;
    // Labels without room are read below the table.
    if (font(text.length) < SMALLEST) text = '…';
    const height = font(text.length);
    pen.font = `${Math.round(height)}px system-ui, sans-serif`;
    pen.fillStyle = css(ink(palette.cell(drawing.layer, byte, outcome)));
    pen.fillText(text, x + (i + 0.5) * size, y + size / 2 + height * 0.06);
  }
  pen.globalAlpha = 1;
}

/** Writes the visible cells. */
export function drawGlyphs(pen: Pen, view: Viewport, script: Script): void {
  if (!legible(script)) return;
  const columns = view.visible(view.x);
  const rows = view.visible(view.y);
  for (let row = rows.first; row < rows.first + rows.count; ++row) {
    const box = view.rectangle(columns.first, row);
    writeRow(pen, script, row, columns, box.x, box.y);
  }
}
