// A promise that is settled from outside.
export class Deferred<T> {
  settled = false;
  #resolve: (value: T) => void = () => {};
  #reject: (reason: unknown) => void = () => {};
  readonly promise = new Promise<T>((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  constructor() {
    // A rejection that nobody awaits is not an unhandled one.
    this.promise.catch(() => {});
  }

  resolve(value: T): void {
    this.settled = true;
    this.#resolve(value);
  }

  reject(reason: unknown): void {
    this.settled = true;
    this.#reject(reason);
  }
}
