// A page that opens at one of its views hides its text until everything there has its size; otherwise the text would move while it is read.

/** Longest time that the text stays hidden. */
const PATIENCE_MS = 4000;

/** Input that shows the text at once. */
const deeds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export class Arrival {
  readonly #arrived: (meant: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #interrupted = () => this.#end(false);

  /** `arrived` is called once for each `begin`; `meant`: without input in the meantime. */
  constructor(arrived: (meant: boolean) => void) {
    this.#arrived = arrived;
  }

  get pending(): boolean {
    return this.#timer !== undefined;
  }

  begin(): void {
    this.cancel();
    this.#timer = setTimeout(() => this.#end(true), PATIENCE_MS);
    for (const deed of deeds) addEventListener(deed, this.#interrupted, { passive: true });
  }

  /** Call when everything has its size. */
  settled(): void {
    if (this.pending) this.#end(true);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const deed of deeds) removeEventListener(deed, this.#interrupted);
  }

  #end(meant: boolean): void {
    this.cancel();
    this.#arrived(meant);
  }
}
