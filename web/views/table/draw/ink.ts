// The colours and fonts of everything drawn beside and over the cells.
import type { OverlayInk } from './overlay.js';

export interface Ink {
  text: string;
  quiet: string;
  paper: string;
  serif: string;
}

/** Visible on all colours of cells, in both themes. */
const over = { line: '#1c1a16', halo: '#ffffff', accent: '#c2281c' };

/** Reads the current styles of the plot. Slow: not for every frame. */
export function inkOf(plot: HTMLElement): Ink & OverlayInk {
  const style = getComputedStyle(plot);
  const bold = matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
  // Axes have the quiet colour of the table's footer.
  const quiet = bold ? style.color : getComputedStyle(plot.nextElementSibling ?? plot).color;
  return { ...over, text: style.color, quiet, paper: style.backgroundColor, serif: style.fontFamily, weight: bold ? 1.6 : 1 };
}

export function paperInk(plot: HTMLElement): Ink & OverlayInk {
  return { ...over, text: '#000', quiet: '#333', paper: '#fff', serif: getComputedStyle(plot).fontFamily, weight: 1 };
}
