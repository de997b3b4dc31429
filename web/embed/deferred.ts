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
    // Who does not ask is not told by an unhandled rejection.
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
