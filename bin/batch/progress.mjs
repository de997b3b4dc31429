// Progress on standard error: a line that changes on a terminal, a line every half minute elsewhere.
import { fstatSync } from 'node:fs';

const grouped = (number) => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',');

/** "1.5 s", "2 min 5 s", "3 h 20 min". */
export function durationOf(seconds) {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${grouped(Math.floor(whole / 3600))} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** Bytes of standard input, if it is a file. */
function inputLength() {
  const stat = fstatSync(0);
  return stat.isFile() ? stat.size : undefined;
}

export class Progress {
  #begin = performance.now();
  #length = inputLength();
  /** Results on a terminal would run into a line that changes. */
  #onTerminal = process.stderr.isTTY && !process.stdout.isTTY;
  #timer;
  #first;
  #at = 0;
  #done = 0;
  #failed = 0;
  #before;

  /** `before`: how many results of earlier runs there are, and how many of them are errors. */
  constructor(quiet, before) {
    this.#before = before;
    if (quiet) return;
    this.#timer = setInterval(() => this.#show(), this.#onTerminal ? 250 : 30_000);
    this.#timer.unref();
  }

  /** A job of this run begins or has ended; `end`: the bytes of the input up to it. */
  began(start) {
    this.#first ??= start;
  }

  ended(end, failed) {
    this.#at = Math.max(this.#at, end);
    this.#done += 1;
    if (failed) this.#failed += 1;
  }

  get failed() {
    return this.#failed;
  }

  #seconds() {
    return (performance.now() - this.#begin) / 1000;
  }

  #counts() {
    const { done, failed } = this.#before;
    const before = done > 0 ? `, ${grouped(done)} before${failed > 0 ? ` (${grouped(failed)} of them failed)` : ''}` : '';
    return `${grouped(this.#done)} done${before}, ${grouped(this.#failed)} failed`;
  }

  #show() {
    const share = this.#length ? (this.#at - this.#first) / (this.#length - this.#first) : 0;
    const left =
      share > 0
        ? `, ${Math.floor((100 * this.#at) / this.#length)} % read, ${durationOf((this.#seconds() / share) * (1 - share))} left`
        : '';
    const line = `${this.#counts()}, ${durationOf(this.#seconds())}${left}`;
    process.stderr.write(this.#onTerminal ? `\r${line}\x1b[K` : `batch: ${line}\n`);
  }

  end() {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    process.stderr.write(`${this.#onTerminal ? '\r\x1b[K' : ''}batch: ${this.#counts()}, ${durationOf(this.#seconds())}\n`);
  }
}
