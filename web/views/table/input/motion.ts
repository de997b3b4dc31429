// Animations: inertia after a pan, and the end of a zoom. Disabled where reduced motion is preferred.

/** Time constant of a fling's decay. */
const FRICTION_MS = 260;
/** Speed at which a fling ends, in pixels per ms. */
const STANDS = 0.02;
const EASE_MS = 130;

export class Motion {
  #frame = 0;
  #off: () => void = () => {};

  static get reduced(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#off = () => {};
  }

  get moving(): boolean {
    return this.#frame !== 0;
  }

  /** Jumps to the end of the animation. */
  finish(): void {
    const off = this.#off;
    this.stop();
    off();
  }

  /** Continues from a speed in pixels per ms; `by` receives the pixels of each frame. */
  fling(vx: number, vy: number, by: (dx: number, dy: number) => void, done: () => void): void {
    if (Motion.reduced) {
      done();
      return;
    }
    let [speedX, speedY] = [vx, vy];
    this.#run((elapsed) => {
      const kept = Math.exp(-elapsed / FRICTION_MS);
      // The integral of the decaying speed over the frame.
      const way = FRICTION_MS * (1 - kept);
      by(speedX * way, speedY * way);
      speedX *= kept;
      speedY *= kept;
      return Math.hypot(speedX, speedY) > STANDS;
    }, done);
  }

  /** `at` receives the progress, from above 0 to exactly 1. */
  ease(at: (share: number) => void): void {
    if (Motion.reduced) {
      at(1);
      return;
    }
    let time = 0;
    this.#run(
      (elapsed) => {
        time += elapsed;
        const share = Math.min(1, time / EASE_MS);
        if (share < 1) at(1 - (1 - share) ** 3);
        return share < 1;
      },
      () => at(1),
    );
  }

  #run(frame: (elapsed: number) => boolean, done: () => void): void {
    this.stop();
    this.#off = done;
    let before: number | undefined;
    const next = (now: number) => {
      const goes = before === undefined || frame(now - before);
      before = now;
      if (goes) this.#frame = requestAnimationFrame(next);
      else this.finish();
    };
    this.#frame = requestAnimationFrame(next);
  }
}
