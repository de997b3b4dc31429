// How much larger an element is on the screen than it believes: ancestors may be scaled or zoomed.

/** Screen pixels for each of the element's own. Rotations are not looked at. */
export function scaleOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).width);
  // What has no size has no scale; hairs come from rounding.
  return Number.isFinite(scale) && Math.abs(scale - 1) > 1e-3 && scale > 0 ? scale : 1;
}
