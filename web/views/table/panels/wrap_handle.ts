// The right edge of a wrapped sequence; drag it to change the width. For the keyboard there is a field in the menu.
import type { TableShape } from '../../../engine/api_messages.js';
import { scaleOf } from '../geometry/scale.js';
import type { Rectangle, Viewport } from '../geometry/viewport.js';

export class WrapHandle {
  readonly #root: HTMLElement;
  #view: Viewport | undefined;
  #left = 0;

  /** `to` receives the width at the pointer, in cells. */
  constructor(root: HTMLElement, to: (width: number) => void) {
    this.#root = root;
    root.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      root.setPointerCapture(event.pointerId);
    });
    root.addEventListener('pointermove', (event) => {
      event.stopPropagation();
      const view = this.#view;
      const plot = root.parentElement;
      if (!view || !plot || !root.hasPointerCapture(event.pointerId)) return;
      const start = view.rectangle(view.x.first, view.y.first).x;
      to(Math.max(1, Math.round(((event.clientX - plot.getBoundingClientRect().left) / scaleOf(plot) - this.#left - start) / view.scale)));
    });
  }

  /** `plot`: the cells' area. */
  show(view: Viewport, shape: TableShape, plot: Rectangle): void {
    this.#view = view;
    this.#left = plot.x;
    const table = view.rectangle(view.x.first, view.y.first, view.x.count, view.y.count);
    const edge = table.x + table.width;
    const top = Math.max(0, table.y);
    const height = Math.min(view.y.length, table.y + table.height) - top;
    this.#root.hidden = !shape.sequence || edge < 0 || edge > view.x.length + 8 || height <= 0;
    if (!this.#root.hidden) this.#root.style.cssText = `transform:translate(${plot.x + edge}px,${plot.y + top}px);height:${height}px`;
  }
}
