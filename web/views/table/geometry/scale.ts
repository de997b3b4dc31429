// How much larger an element is on the screen than it believes: ancestors may be scaled or zoomed.

/** The element's box on the screen, and its own size as if nothing around it were transformed. */
function sizes(element: HTMLElement) {
  const { width, height } = getComputedStyle(element);
  return { box: element.getBoundingClientRect(), width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** By more than a scale: turned, or sheared. Its box on the screen is then larger than what is seen of it. */
export function isTurned(element: HTMLElement): boolean {
  const { box, width, height } = sizes(element);
  return Math.abs(box.width / width - box.height / height) > 0.01;
}

/** Screen pixels for each of the element's own; 1 where it is turned. */
export function scaleOf(element: HTMLElement): number {
  const { box, width } = sizes(element);
  const scale = isTurned(element) ? 1 : box.width / width;
  // What has no size has no scale; hairs come from rounding.
  return Number.isFinite(scale) && Math.abs(scale - 1) > 1e-3 && scale > 0 ? scale : 1;
}
