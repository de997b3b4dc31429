// The movement of the view: pans with inertia, zooms that end at an even size of cells.
import { levelled } from './geometry/levels.js';
import type { Point, Rectangle, Viewport } from './geometry/viewport.js';
import { Motion } from './input/motion.js';

/** Time after the last wheel event at which a zoom settles. */
const ZOOM_RESTS_MS = 160;

interface Seen {
  view: Viewport;
  grain: number;
  ratio: number;
}

export class Camera {
  readonly #seen: () => Seen | undefined;
  readonly #show: (view: Viewport) => void;
  readonly #motion = new Motion();
  #zoomRests: ReturnType<typeof setTimeout> | undefined;

  constructor(seen: () => Seen | undefined, show: (view: Viewport) => void) {
    this.#seen = seen;
    this.#show = show;
  }

  /** Stops all animation where it is. */
  hold(): void {
    this.#motion.stop();
  }

  /** Stops for good. */
  stop(): void {
    this.#motion.stop();
    clearTimeout(this.#zoomRests);
  }

  /** Changes the view at once, after finishing an animation. */
  move(change: (view: Viewport) => Viewport): void {
    this.#motion.finish();
    this.#change(change);
  }

  pan(dx: number, dy: number): void {
    this.#change((view) => view.panned(dx, dy));
  }

  /** Continues a pan with inertia. */
  fling(vx: number, vy: number): void {
    this.#motion.fling(
      vx,
      vy,
      (dx, dy) => this.pan(dx, dy),
      () => {},
    );
  }

  /** Zooms by wheel or fingers; settles once that stops. */
  zoom(factor: number, at: Point): void {
    this.#change((view) => view.zoomed(factor, at));
    clearTimeout(this.#zoomRests);
    this.#zoomRests = setTimeout(() => this.#ease(factor, 1, () => at), ZOOM_RESTS_MS);
  }

  /** Zooms by button or key, directly to an even size of cells. */
  zoomStep(factor: number, at: (view: Viewport) => Point): void {
    this.#motion.finish();
    this.#ease(factor, factor, at);
  }

  /** Zooms to a rectangle of the cells' area. */
  zoomTo(box: Rectangle): void {
    const seen = this.#seen();
    if (!seen) return;
    this.move((view) => {
      const middle = { x: view.x.length / 2, y: view.y.length / 2 };
      const factor = Math.min(view.x.length / Math.max(1, box.width), view.y.length / Math.max(1, box.height));
      const scale = levelled(view.scale * factor, seen.ratio, seen.grain, 'out');
      return view.panned(middle.x - box.x - box.width / 2, middle.y - box.y - box.height / 2).zoomed(scale / view.scale, middle);
    });
  }

  /** Centres a point given as shares of the way across and down the table. */
  lookAt(across: number, down: number): void {
    this.move((view) => {
      const part = ({ count, flipped }: Viewport['x'], share: number) => {
        const at = Math.min(1, Math.max(0, flipped ? 1 - share : share)) * count;
        return [Math.floor(at), at % 1] as const;
      };
      const [x, y] = [part(view.x, across), part(view.y, down)];
      return view.centredOn(view.x.first + x[0], x[1], view.y.first + y[0], y[1]);
    });
  }

  #change(change: (view: Viewport) => Viewport): void {
    const seen = this.#seen();
    if (seen) this.#show(change(seen.view));
  }

  #ease(way: number, factor: number, at: (view: Viewport) => Point): void {
    const seen = this.#seen();
    if (!seen) return;
    const from = seen.view.scale;
    const to = levelled(from * factor, seen.ratio, seen.grain, way > 1 ? 'in' : 'out');
    if (Math.abs(to / from - 1) < 1e-9) return;
    const point = at(seen.view);
    this.#motion.ease((share) => this.#change((view) => view.zoomed((from * (to / from) ** share) / view.scale, point)));
  }
}
