/** Scrolls the region around an element, if the element is out of it. */
export function keepInSight(element: Element | null, region: string): void {
  const around = element?.closest(region);
  if (!element || !around) return;
  const [box, room] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  if (box.left < room.left || box.right > room.right) around.scrollLeft += box.left - room.left - room.width / 3;
  if (box.top < room.top || box.bottom > room.bottom) around.scrollTop += box.top - room.top - room.height / 3;
}
