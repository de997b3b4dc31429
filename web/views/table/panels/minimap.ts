// The whole table in a corner of the plot, with a frame around what is in sight. It is there while the table is larger than four plots;
// a press or drag looks elsewhere. For the pointer alone: keys and the cell to go to do the same.
import type { Drawing, TableShape } from '../../../engine/api.js';
import type { Viewport } from '../geometry/viewport.js';

/** CSS pixels of its longer side, and at least of the shorter one. */
const SIDE = 132;
const THIN = 14;
/** The frame is never smaller, or it could not be found. */
const LEAST_FRAME = 5;
const PLOTS = 4;

export class Minimap {
  readonly #root: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #frame: HTMLElement;
  #drawing: Drawing | undefined;

  /** `look`: shares of the way along both axes, from the left and from the top. */
  constructor(root: HTMLElement, look: (across: number, down: number) => void) {
    this.#root = root;
    this.#canvas = root.querySelector('canvas') as HTMLCanvasElement;
    this.#frame = root.querySelector('div') as HTMLElement;
    const at = (event: PointerEvent) => {
      const box = root.getBoundingClientRect();
      look((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    };
    root.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      root.setPointerCapture(event.pointerId);
      at(event);
    });
    root.addEventListener('pointermove', (event) => {
      event.stopPropagation();
      if (root.hasPointerCapture(event.pointerId)) at(event);
    });
  }

  show(view: Viewport, shape: TableShape, drawing: Drawing | undefined): void {
    const table = view.rectangle(view.x.first, view.y.first, view.x.count, view.y.count);
    const large = table.width * table.height > PLOTS * view.x.length * view.y.length;
    this.#root.hidden = !large || !drawing;
    if (!large || !drawing) return;
    if (drawing !== this.#drawing) this.#draw(drawing, shape);
    const [width, height] = sizes(shape);
    const along = (low: number, size: number, length: number, side: number) => {
      const from = Math.max(0, -low / size) * side;
      const extent = Math.max(LEAST_FRAME, (Math.min(size, length) / size) * side);
      return [Math.min(from, side - extent), extent] as const;
    };
    const [x, w] = along(table.x, table.width, view.x.length, width);
    const [y, h] = along(table.y, table.height, view.y.length, height);
    this.#frame.style.cssText = `transform:translate(${x}px,${y}px);width:${w}px;height:${h}px`;
  }

  #draw(drawing: Drawing, shape: TableShape): void {
    this.#drawing = drawing;
    const [width, height] = sizes(shape);
    this.#root.style.width = `${width}px`;
    this.#root.style.height = `${height}px`;
    this.#canvas.width = drawing.image.width;
    this.#canvas.height = drawing.image.height;
    this.#canvas.getContext('2d')?.drawImage(drawing.image, 0, 0);
  }
}

function sizes({ x, y }: TableShape): [number, number] {
  const unit = SIDE / Math.max(x.count, y.count);
  return [Math.max(THIN, x.count * unit), Math.max(THIN, y.count * unit)];
}
