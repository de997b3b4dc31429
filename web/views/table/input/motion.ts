// What moves of itself for a moment: a table that was let go of, and a zoom that comes to rest. None of it where motion is reduced.

/** Time in which a fling loses most of its speed. */
const FRICTION_MS = 260;
/** Pixels a millisecond below which it stands still. */
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

  /** Ends at once where it was going. */
  finish(): void {
    const off = this.#off;
    this.stop();
    off();
  }

  /** Slides on from a speed in pixels a millisecond: `by` gets the pixels of each frame. */
  fling(vx: number, vy: number, by: (dx: number, dy: number) => void, done: () => void): void {
    if (Motion.reduced) {
      done();
      return;
    }
    let [speedX, speedY] = [vx, vy];
    this.#run((elapsed) => {
      const kept = Math.exp(-elapsed / FRICTION_MS);
      // The integral of the falling speed over the frame.
      const way = FRICTION_MS * (1 - kept);
      by(speedX * way, speedY * way);
      speedX *= kept;
      speedY *= kept;
      return Math.hypot(speedX, speedY) > STANDS;
    }, done);
  }

  /** `at` gets the share of the way, from above 0 to exactly 1. */
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
