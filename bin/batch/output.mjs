// Writes lines to a file or a pipe without blocking the jobs, whole lines only.
import { write } from 'node:fs';
import { promisify } from 'node:util';

const writeSome = promisify(write);

/** How much is written at once. */
const block = 2 ** 20;

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

export class Output {
  #descriptor;
  #lines = [];
  #writing = Promise.resolve();
  #busy = false;
  #written;
  #failed;

  /** Calls `written(length)` when lines of this many characters have been written, `failed(error)` if they cannot be; that ends it. */
  constructor(descriptor, written, failed) {
    this.#descriptor = descriptor;
    this.#written = written;
    this.#failed = failed;
  }

  add(line) {
    this.#lines.push(line);
    if (this.#busy) return;
    this.#busy = true;
    this.#writing = this.#writeAll().then(() => {
      this.#busy = false;
    }, this.#failed);
  }

  async #writeAll() {
    while (this.#lines.length > 0) {
      const lines = [];
      let length = 0;
      let count = 0;
      while (count < this.#lines.length && length < block) {
        length += this.#lines[count].length;
        lines.push(this.#lines[count++]);
      }
      this.#lines.splice(0, count);
      await this.#writeWhole(Buffer.from(lines.join('')));
      this.#written(length);
    }
  }

  async #writeWhole(bytes) {
    for (let done = 0; done < bytes.length; ) {
      try {
        done += (await writeSome(this.#descriptor, bytes, done)).bytesWritten;
      } catch (error) {
        // Another program made the pipe non-blocking.
        if (error.code !== 'EAGAIN') throw error;
        await soon();
      }
    }
  }

  /** Resolves when nothing more is being written. */
  end() {
    return this.#writing;
  }
}
