// Links of the text that show something in a figure beside it: they set its attributes, which is all that any page can do.
import type { Change } from '../embed/change.js';

/** The cells that readers have picked in figures. */
const picked = new WeakMap<Element, readonly [number, number]>();

function cellOf(figure: Element): readonly [number, number] {
  const [x = 0, y = 0] = (figure.getAttribute('at') ?? '0,0').split(',').map(Number);
  return picked.get(figure) ?? [x, y];
}

export function listenForLinks(): void {
  // Where the text leads from cell to cell, it does so from the one that was picked by hand.
  for (const figure of document.querySelectorAll('grundy-scope'))
    figure.addEventListener('change', (event) => {
      const { at } = (event as CustomEvent<Change>).detail;
      if (at && !figure.hasAttribute('data-led')) picked.set(figure, at);
    });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-figure]');
    const figure = link && document.getElementById(link.dataset.figure ?? '')?.querySelector('grundy-scope');
    if (!link || !figure || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { by, ...set }: Record<string, string> = JSON.parse(link.dataset.set ?? '{}');
    if (by) {
      const [x, y] = cellOf(figure);
      const [right = 0, up = 0] = by.split(',').map(Number);
      set.at = `${Math.max(0, x + right)},${Math.max(0, y + up)}`;
    }
    figure.setAttribute('data-led', '');
    for (const [name, value] of Object.entries(set)) figure.setAttribute(name, value);
    figure.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
    // What the figure tells of this is not the reader's pick.
    setTimeout(() => figure.removeAttribute('data-led'), 500);
  });
}
