// What is written beside the cells, and drawn over them, is in these.
import type { OverlayInk } from './overlay.js';

export interface Ink {
  text: string;
  quiet: string;
  paper: string;
  serif: string;
}

/** On every colour of cells, in day and night. */
const over = { line: '#1c1a16', halo: '#ffffff', accent: '#c2281c' };

/** As the page is styled now, around and behind the plot. Asks for styles: not for every frame. */
export function inkOf(plot: HTMLElement): Ink & OverlayInk {
  const style = getComputedStyle(plot);
  const bold = matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
  // The foot of the table speaks in a quiet voice, and so do the axes.
  const quiet = bold ? style.color : getComputedStyle(plot.nextElementSibling ?? plot).color;
  return { ...over, text: style.color, quiet, paper: style.backgroundColor, serif: style.fontFamily, weight: bold ? 1.6 : 1 };
}

export function paperInk(plot: HTMLElement): Ink & OverlayInk {
  return { ...over, text: '#000', quiet: '#333', paper: '#fff', serif: getComputedStyle(plot).fontFamily, weight: 1 };
}
