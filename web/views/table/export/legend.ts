// Draws the legend with a pen, as on the page: items in as many rows as needed.
import type { Ink } from '../draw/ink.js';
import type { Pen } from '../draw/pen.js';
import { css } from '../ink/colour.js';
import type { LegendPart } from '../ink/legend.js';

export const LEGEND_ROW = 22;
const SIZE = 14;
const SWATCH = 12;
const RAMP = 56;
/** Gaps between a colour and its text, and between items. */
const NEAR = 6;
const APART = 16;

export interface LegendBox {
  part: LegendPart;
  x: number;
  y: number;
  row: number;
}

const fonts = ({ serif }: Ink) => ({ plain: `${SIZE}px ${serif}`, italic: `italic ${SIZE}px ${serif}`, strong: `700 ${SIZE}px ${serif}` });

/** The swatch before the text. */
const pictureOf = (part: LegendPart) => (part.kind === 'swatch' ? SWATCH + NEAR : part.kind === 'ramp' ? RAMP + NEAR : 0);

const leans = (part: LegendPart) => part.kind === 'title' || (part.kind === 'note' && part.emphasis === true);

function strongWidth(pen: Pen, part: LegendPart, ink: Ink): number {
  if (part.kind !== 'swatch' || !part.strong) return 0;
  pen.font = fonts(ink).strong;
  const letter = pen.measureText(part.strong).width;
  pen.font = fonts(ink).plain;
  return letter + pen.measureText('\u00a0').width;
}

/** Positions relative to (0, 0). A row is at most `width` wide, unless a single item is wider. */
export function layLegend(pen: Pen, parts: readonly LegendPart[], ink: Ink, width: number): LegendBox[] {
  let [x, row] = [0, 0];
  return parts.map((part) => {
    const strong = strongWidth(pen, part, ink);
    pen.font = leans(part) ? fonts(ink).italic : fonts(ink).plain;
    // Whole pixels, so that the edges of the colours are crisp.
    const wide = Math.ceil(pictureOf(part) + strong + pen.measureText(part.text).width);
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    const box = { part, x, y: row * LEGEND_ROW, row };
    x += wide + APART;
    return box;
  });
}

export function writeLegend(pen: Pen, boxes: readonly LegendBox[], ink: Ink): void {
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  for (const { part, x, y } of boxes) {
    const middle = y + LEGEND_ROW / 2;
    if (part.kind === 'swatch') swatch(pen, part, x, middle - SWATCH / 2);
    else if (part.kind === 'ramp') ramp(pen, part, x, middle - SWATCH / 2);
    let at = x + pictureOf(part);
    if (part.kind === 'swatch' && part.strong) {
      const after = at + strongWidth(pen, part, ink);
      pen.font = fonts(ink).strong;
      pen.fillStyle = ink.text;
      pen.fillText(part.strong, at, middle);
      at = after;
    }
    pen.font = leans(part) ? fonts(ink).italic : fonts(ink).plain;
    pen.fillStyle = ink.quiet;
    pen.fillText(part.text, at, middle);
  }
}

function swatch(pen: Pen, { colour, hatched }: Extract<LegendPart, { kind: 'swatch' }>, x: number, y: number): void {
  pen.fillStyle = css(colour);
  pen.fillRect(x, y, SWATCH, SWATCH);
  if (!hatched) return;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, SWATCH, SWATCH);
  pen.clip();
  pen.beginPath();
  for (const shift of [-SWATCH / 2, 0, SWATCH / 2]) {
    pen.moveTo(x + shift - 1, y + SWATCH + 1);
    pen.lineTo(x + shift + SWATCH + 1, y - 1);
  }
  pen.strokeStyle = 'rgb(0 0 0 / 0.4)';
  pen.lineWidth = 1.2;
  pen.stroke();
  pen.restore();
}

function ramp(pen: Pen, { colours }: Extract<LegendPart, { kind: 'ramp' }>, x: number, y: number): void {
  const step = RAMP / colours.length;
  colours.forEach((colour, i) => {
    pen.fillStyle = css(colour);
    // Each extends under the next, so that no gap shows between two.
    pen.fillRect(x + i * step, y, i + 1 < colours.length ? step + 0.5 : step, SWATCH);
  });
}
