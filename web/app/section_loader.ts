// Loads the code of a page's sections when they come near the viewport, or when the page has nothing better to do.

/** Distance to the viewport at which a section is loaded, in CSS pixels. */
const NEAR = 300;
/** Time after which the page counts as ready, in ms. */
const READY_MS = 300;

export class SectionLoader {
  /** By the section's id. */
  readonly #loaders: Readonly<Record<string, () => Promise<unknown>>>;
  #observer: IntersectionObserver | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(loaders: Readonly<Record<string, () => Promise<unknown>>>) {
    this.#loaders = loaders;
  }

  /** Call after each rendering: observes the sections as soon as all of them are there. */
  watch(page: HTMLElement): void {
    if (this.#observer) return;
    const sections = [...page.querySelectorAll('section[id]')].filter(({ id }) => id in this.#loaders);
    if (sections.length < Object.keys(this.#loaders).length) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) void this.#loaders[target.id]?.();
      },
      { rootMargin: `${NEAR}px` },
    );
    for (const section of sections) this.#observer.observe(section);
  }

  /** Loads these sections soon. Call when the first picture is there, or when there will be none. */
  loadSoon(...ids: string[]): void {
    this.#timer ??= setTimeout(() => {
      for (const id of ids) void this.#loaders[id]?.();
    }, READY_MS);
  }

  stop(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Resolves when every section is loaded, or has failed to. */
  async loadAll(): Promise<void> {
    await Promise.allSettled(Object.values(this.#loaders).map((load) => load()));
  }
}
