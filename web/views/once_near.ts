// Does something once, when an element comes near the viewport.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class OnceNear implements ReactiveController {
  #observer: IntersectionObserver | undefined;
  readonly #arrive: () => Promise<void>;
  readonly #margin: string;

  /** If `arrive` rejects, the next `watch` begins again. */
  constructor(host: ReactiveControllerHost, arrive: () => Promise<void>, margin = '300px') {
    this.#arrive = arrive;
    this.#margin = margin;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** Calls after the first have no effect. */
  watch(place: Element | null): void {
    if (!place || this.#observer) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The network may be back next time.
        this.#arrive().catch(() => {
          this.#observer = undefined;
        });
      },
      { rootMargin: this.#margin },
    );
    this.#observer = observer;
    observer.observe(place);
  }
}
