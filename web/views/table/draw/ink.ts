// The colours and fonts of everything drawn beside and over the cells.
import type { OverlayInk } from './overlay.js';

export interface Ink {
  text: string;
  quiet: string;
  paper: string;
  serif: string;
  /** Of the texts beside the cells: 1, or more for readers with large texts. */
  size: number;
}

/** Visible on all colours of cells, in both themes. */
const over = { line: '#1c1a16', halo: '#ffffff', accent: '#c2281c' };

/** In quarters, so that no usual size of texts changes it: 17 px on the site, 16 px in figures, and a little more in full screen. */
const sizeOf = ({ fontSize }: CSSStyleDeclaration) => Math.max(1, Math.floor((4 * Number.parseFloat(fontSize)) / 17) / 4);

/** Reads the current styles of the plot. Slow: not for every frame. */
export function inkOf(plot: HTMLElement): Ink & OverlayInk {
  const style = getComputedStyle(plot);
  const bold = matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
  // Axes have the quiet colour of the table's footer.
  const quiet = bold ? style.color : getComputedStyle(plot.nextElementSibling ?? plot).color;
  const { color: text, backgroundColor: paper, fontFamily: serif } = style;
  return { ...over, text, quiet, paper, serif, size: sizeOf(style), weight: bold ? 1.6 : 1 };
}

export function paperInk(plot: HTMLElement): Ink & OverlayInk {
  const style = getComputedStyle(plot);
  return { ...over, text: '#000', quiet: '#333', paper: '#fff', serif: style.fontFamily, size: sizeOf(style), weight: 1 };
}
