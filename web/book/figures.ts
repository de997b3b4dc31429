// Links in the text that change a figure beside it, by its attributes alone, as any page can.

import type { Change } from '../embed/change.js';
import type { Cell } from '../engine/api.js';

interface Led {
  /** The cell that the reader picked last, if any. */
  picked?: Cell | undefined;
  /** The cell that a link selected: the figure's `change` event for it is not a pick. */
  to?: string | undefined;
}

const figures = new WeakMap<Element, Led>();

function ledOf(figure: Element): Led {
  const led = figures.get(figure) ?? {};
  figures.set(figure, led);
  return led;
}

/** The cell that links are relative to: the one picked, else the figure's first. */
function fromOf(figure: Element): Cell {
  const led = ledOf(figure);
  const [x = 0, y = 0] = (figure.getAttribute('at') ?? '').split(',').map(Number);
  led.picked ??= [x, y];
  return led.picked;
}

/** Attributes that stay when a link shows another game. */
const lasting = new Set(['style', 'height', 'controls', 'theme', 'lang']);

function lead(figure: Element, { by, ...set }: Record<string, string>): void {
  if (by) {
    const [x, y] = fromOf(figure);
    const [right = 0, up = 0] = by.split(',').map(Number);
    set.at = `${Math.max(0, x + right)},${Math.max(0, y + up)}`;
  }
  ledOf(figure).to = set.at;
  if (set.at && !by) ledOf(figure).picked = undefined;
  // Removes the parameters of the previous game.
  if (set.game) for (const name of figure.getAttributeNames()) if (!lasting.has(name) && !(name in set)) figure.removeAttribute(name);
  for (const [name, value] of Object.entries(set)) figure.setAttribute(name, value);
}

export function listenForLinks(): void {
  for (const figure of document.querySelectorAll('grundy-scope'))
    figure.addEventListener('change', (event) => {
      const cell = (event as CustomEvent<Change>).detail.cell;
      const led = ledOf(figure);
      if (cell && String(cell) !== led.to) led.picked = cell;
    });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-figure]');
    const figure = link && document.getElementById(link.dataset.figure ?? '')?.querySelector('grundy-scope');
    // In a new tab the link opens the site, as without this script.
    if (!link || !figure || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lead(figure, JSON.parse(link.dataset.set ?? '{}'));
    figure.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  });
}
