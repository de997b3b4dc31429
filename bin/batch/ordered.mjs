// Results are written in the order of their jobs, in whichever order they arrive.
import { Output } from './output.mjs';

/** Characters of results that wait to be written, or for an earlier result: beyond, no job begins. */
const mostWaiting = 64 * 2 ** 20;
/** Overhead of a result beside its characters. */
const perResult = 200;

/** Results in the order of their jobs. */
export class Ordered {
  /** A list of places, linked by `next`: the first whose line is missing, and the one of the next job. */
  #first = {};
  #last = this.#first;
  #waiting = 0;
  #stopped = false;
  #output;
  #changed;
  #most;

  /** Calls `failed(error)` if results cannot be written. `most`: characters of results that may wait. */
  constructor(descriptor, failed, most = mostWaiting) {
    this.#most = most;
    this.#output = new Output(descriptor, (length) => this.#count(-length), failed);
  }

  #count(change) {
    this.#waiting += change;
    this.#changed?.();
  }

  /** Resolves when another job may begin. */
  async room() {
    while (this.#waiting > this.#most) {
      await new Promise((resolve) => {
        this.#changed = resolve;
      });
    }
  }

  /** Takes the next place. Returns a function that takes the line that belongs there; it returns false after `stop`. */
  next() {
    const place = this.#last;
    this.#last = {};
    place.next = this.#last;
    return (line) => {
      if (this.#stopped) return false;
      place.line = line;
      this.#count(line.length + perResult);
      while (this.#first.line !== undefined) {
        this.#output.add(this.#first.line);
        this.#waiting -= perResult;
        this.#first = this.#first.next;
      }
      return true;
    };
  }

  /** Ignores further results. */
  stop() {
    this.#stopped = true;
  }

  /** Resolves when the lines that can be written are. */
  end() {
    return this.#output.end();
  }
}
