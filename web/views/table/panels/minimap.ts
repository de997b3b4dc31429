// The whole table in a corner of the plot, with a frame around the visible part; shown while the table is larger than four plots. Press or
// drag to move the view; pale while the pointer is elsewhere on the table. For pointers only: keys and "go to" do the same.
import type { Cell, Drawing } from '../../../engine/api_messages.js';
import type { Viewport } from '../geometry/viewport.js';
import { overviewSide } from '../overview.js';

/** Least shorter side, in CSS pixels. */
const THIN = 14;
/** Least size of the frame, so that it can be found. */
const LEAST_FRAME = 5;
const PLOTS = 4;

export class Minimap {
  readonly #root: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #frame: HTMLElement;
  #drawing: Drawing | undefined;

  /** `look` receives the place as shares of both axes, from the left and from the top. */
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

  /** `marked`: the cells that it does not cover: it is in the upper corner while one of them is in the lower quarter. */
  show(view: Viewport, drawing: Drawing | undefined, ratio: number, marked: readonly (Cell | undefined)[]): void {
    const table = view.rectangle(view.x.first, view.y.first, view.x.count, view.y.count);
    const large = table.width * table.height > PLOTS * view.x.length * view.y.length;
    this.#root.hidden = !large || !drawing;
    if (!large || !drawing) return;
    const [width, height] = this.#size(drawing, overviewSide(view), ratio);
    if (drawing !== this.#drawing) this.#draw(drawing);
    const along = (low: number, size: number, length: number, side: number) => {
      const from = Math.max(0, -low / size) * side;
      const extent = Math.max(LEAST_FRAME, (Math.min(size, length) / size) * side);
      return [Math.min(from, side - extent), extent] as const;
    };
    const [x, w] = along(table.x, table.width, view.x.length, width);
    const [y, h] = along(table.y, table.height, view.y.length, height);
    const below = (cell: Cell | undefined) => {
      const at = cell && view.rectangle(...cell);
      return at && at.x > view.x.length / 2 && at.y > view.y.length / 2;
    };
    this.#root.classList.toggle('raised', marked.some(below));
    this.#frame.style.cssText = `transform:translate(${x}px,${y}px);width:${w}px;height:${h}px`;
  }

  #draw(drawing: Drawing): void {
    this.#drawing = drawing;
    this.#canvas.width = drawing.image.width;
    this.#canvas.height = drawing.image.height;
    this.#canvas.getContext('2d')?.drawImage(drawing.image, 0, 0);
  }

  /** Pixel for pixel if a pixel is a block, so that none is lost; enlarged if there are few cells. */
  #size({ image, step }: Drawing, side: number, ratio: number): [number, number] {
    const unit = step > 1 ? 1 / ratio : side / Math.max(image.width, image.height);
    const [width, height] = [Math.max(THIN, image.width * unit), Math.max(THIN, image.height * unit)];
    this.#root.style.width = `${width}px`;
    this.#root.style.height = `${height}px`;
    return [width, height];
  }
}
