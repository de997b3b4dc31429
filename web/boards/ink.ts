// The shapes that boards are drawn with, in the page's colours, so that boards follow its theme. A cell is 10 units wide.
import { type SVGTemplateResult, svg } from 'lit';

export const cell = 10;
/** Most pixels per unit: cells of 44 pixels. */
export const unit = 4.4;

interface Letters {
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  italic?: boolean;
}

/** A line of text; `y` is its middle. */
export function text(x: number, y: number, size: number, words: string | number, letters: Letters = {}): SVGTemplateResult {
  const { fill = 'var(--quiet)', anchor = 'middle', weight = 400, italic = false } = letters;
  // Not by `dominant-baseline`, which places digits differently among browsers.
  return svg`<text x=${x} y=${y + size * 0.34} font-size=${size} fill=${fill} text-anchor=${anchor} font-weight=${weight} font-style=${italic ? 'italic' : 'normal'}>${words}</text>`;
}

/** A free cell of a strip, a track, a table. */
export function square(x: number, y: number, width = cell, height = cell, fill = 'var(--faint)'): SVGTemplateResult {
  return svg`<rect x=${x} y=${y} width=${width} height=${height} fill=${fill} stroke="var(--line)" stroke-width="0.35"/>`;
}

/** The cells of a board. */
export function squares(x: number, y: number, columns: number, rows: number): SVGTemplateResult {
  const [width, height] = [columns * cell, rows * cell];
  let lines = '';
  for (let i = 1; i < columns; ++i) lines += `M${x + i * cell} ${y}v${height}`;
  for (let j = 1; j < rows; ++j) lines += `M${x} ${y + j * cell}h${width}`;
  return svg`${square(x, y, width, height)}<path d=${lines} stroke="var(--line)" stroke-width="0.35"/>`;
}

/** A filled disc: a stone, a coin. */
export function disc(x: number, y: number, radius: number, fill = 'var(--ink)'): SVGTemplateResult {
  return svg`<circle cx=${x} cy=${y} r=${radius} fill=${fill} />`;
}

/** Marks the place that the last move left. */
export function hollow(x: number, y: number, radius: number): SVGTemplateResult {
  return svg`<circle cx=${x} cy=${y} r=${radius} fill="none" stroke="var(--quiet)" stroke-width="0.4" stroke-dasharray="1 1.1" opacity="0.7"/>`;
}

/** Marks a cell that the last move changed, or, in a quiet colour, left. */
export function trace(x: number, y: number, width = cell, height = cell, stroke = 'var(--accent)'): SVGTemplateResult {
  return svg`<rect x=${x + 0.7} y=${y + 0.7} width=${width - 1.4} height=${height - 1.4} rx="0.8" fill="none" stroke=${stroke} stroke-width="0.5" stroke-dasharray="1.4 1.2"/>`;
}

/** A cell that nothing can enter: blocked, or damaged. */
export function hatched(x: number, y: number, size = cell): SVGTemplateResult {
  const [right, bottom, step] = [x + size, y + size, size / 4];
  let lines = '';
  for (let i = 1; i < 8; ++i) {
    const reach = i * step;
    const [x0, y0] = reach <= size ? [x, y + reach] : [x + reach - size, bottom];
    const [x1, y1] = reach <= size ? [x + reach, y] : [right, y + reach - size];
    lines += `M${x0} ${y0}L${x1} ${y1}`;
  }
  return svg`<rect x=${x} y=${y} width=${size} height=${size} fill="var(--line)"/><path d=${lines} stroke="var(--quiet)" stroke-width="0.55" opacity="0.75"/>`;
}

/** Preview of the move under the pointer. */
export function ghost(x: number, y: number, width: number, height: number, radius = 1): SVGTemplateResult {
  return svg`<rect x=${x} y=${y} width=${width} height=${height} rx=${radius} fill="var(--accent)" fill-opacity="0.28" stroke="var(--accent)" stroke-width="0.6"/>`;
}

export function ghostDisc(x: number, y: number, radius: number): SVGTemplateResult {
  return svg`<circle cx=${x} cy=${y} r=${radius} fill="var(--accent)"/>`;
}
