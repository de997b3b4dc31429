// A set of keys with marks, of 33 to 66 bytes per key, however long the keys are and however many: a Map has at most 2^24.
import { createHash } from 'node:crypto';

/** Keys are compared by the first 128 bits of their SHA-256: the chance that two of 10^9 agree is below 10^-20. */
export class Keys {
  #size = 0;
  #words = new Uint32Array(4 << 10);
  #marks = new Uint8Array(1 << 10);

  /** Adds bits to the marks of a key; 0 adds nothing, not even the key. Returns the marks that it had before, 0 if it is new. */
  mark(key, bits) {
    const digest = createHash('sha256').update(key).digest();
    const words = [0, 4, 8, 12].map((at) => digest.readUInt32LE(at));
    const slot = this.#find(words);
    const before = this.#marks[slot];
    if (before === 0 && bits !== 0) {
      this.#words.set(words, 4 * slot);
      this.#size += 1;
    }
    this.#marks[slot] |= bits;
    if (2 * this.#size > this.#marks.length) this.#grow();
    return before;
  }

  /** The slot of a key, or the free one where it belongs: linear probing. */
  #find([a, b, c, d]) {
    const last = this.#marks.length - 1;
    for (let slot = a & last; ; slot = (slot + 1) & last) {
      if (this.#marks[slot] === 0) return slot;
      const at = 4 * slot;
      if (this.#words[at] === a && this.#words[at + 1] === b && this.#words[at + 2] === c && this.#words[at + 3] === d) return slot;
    }
  }

  #grow() {
    const words = this.#words;
    const marks = this.#marks;
    this.#words = new Uint32Array(2 * words.length);
    this.#marks = new Uint8Array(2 * marks.length);
    for (let slot = 0; slot < marks.length; slot++) {
      if (marks[slot] === 0) continue;
      const key = words.subarray(4 * slot, 4 * slot + 4);
      const to = this.#find(key);
      this.#words.set(key, 4 * to);
      this.#marks[to] = marks[slot];
    }
  }
}
