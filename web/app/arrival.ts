// A page that opens at one of its views: its text is out of sight until all that stands there has its size. Otherwise what one begins to read
// would move away.

/** Nobody waits longer. */
const PATIENCE_MS = 4000;

/** Whoever begins to do something wants the page as it is. */
const deeds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export class Arrival {
  readonly #arrived: (meant: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #interrupted = () => this.#end(false);

  /** `arrived` is called once for each `begin`; `meant`: nobody has done anything meanwhile. */
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

  /** All has its size. */
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
