// Paints canvases when they come near the viewport, one at a time, in order.

type Paint = (canvas: HTMLCanvasElement) => Promise<void>;

export class NearViewport {
  #observer: IntersectionObserver | undefined;
  #queue: Promise<void> = Promise.resolve();
  #round = 0;

  /** Watches only these canvases. `margin`: distance from the viewport at which painting begins. Sets `data-painted` on painted ones. */
  watch(canvases: Iterable<HTMLCanvasElement>, margin: string, paint: Paint): void {
    this.stop();
    const round = this.#round;
    this.#observer = new IntersectionObserver(
      (entries, observer) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          this.#queue = this.#queue.then(() => this.#paint(target as HTMLCanvasElement, round, paint)).catch(() => {});
        }
      },
      { rootMargin: margin },
    );
    for (const canvas of canvases) this.#observer.observe(canvas);
  }

  stop(): void {
    this.#observer?.disconnect();
    this.#round += 1;
  }

  async #paint(canvas: HTMLCanvasElement, round: number, paint: Paint): Promise<void> {
    if (round !== this.#round) return;
    await paint(canvas);
    canvas.dataset.painted = 'true';
  }
}
