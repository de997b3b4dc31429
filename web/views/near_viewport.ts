// Paints pictures when they come near the viewport, one at a time, in order.

type Paint<Place> = (place: Place) => Promise<void>;

export class NearViewport {
  #observer: IntersectionObserver | undefined;
  #queue: Promise<void> = Promise.resolve();
  #round = 0;

  /** Watches only these places. `margin`: distance from the viewport at which painting begins. Sets `data-painted` on painted ones. */
  watch<Place extends HTMLElement>(places: Iterable<Place>, margin: string, paint: Paint<Place>): void {
    this.stop();
    const round = this.#round;
    this.#observer = new IntersectionObserver(
      (entries, observer) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          this.#queue = this.#queue.then(() => this.#paint(target as Place, round, paint)).catch(() => {});
        }
      },
      { rootMargin: margin },
    );
    for (const place of places) this.#observer.observe(place);
  }

  stop(): void {
    this.#observer?.disconnect();
    this.#round += 1;
  }

  async #paint<Place extends HTMLElement>(place: Place, round: number, paint: Paint<Place>): Promise<void> {
    if (round !== this.#round) return;
    await paint(place);
    place.dataset.painted = 'true';
  }
}
