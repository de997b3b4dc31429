// The ratio of an element's size on screen to its layout size; its ancestors may be transformed or zoomed.

/** The element's box on screen, and its size without the transforms around it. */
function sizes(element: HTMLElement) {
  const { width, height } = getComputedStyle(element);
  return { box: element.getBoundingClientRect(), width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** Whether it is rotated or sheared, not only scaled; its bounding box is then larger than the element. */
export function isTurned(element: HTMLElement): boolean {
  const { box, width, height } = sizes(element);
  return Math.abs(box.width / width - box.height / height) > 0.01;
}

/** Screen pixels per layout pixel; 1 if it is rotated. */
export function scaleOf(element: HTMLElement): number {
  const { box, width } = sizes(element);
  const scale = isTurned(element) ? 1 : box.width / width;
  // Without a size there is no scale; tiny differences are rounding.
  return Number.isFinite(scale) && Math.abs(scale - 1) > 1e-3 && scale > 0 ? scale : 1;
}
