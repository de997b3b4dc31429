// Reads accepted judge inputs, test by test.
import type { JudgeFormat, JudgeTest } from './page.js';

/** Words and numbers one after the other, as judges read them. */
export class Tokens {
  readonly #text: string;
  /** Where reading goes on, in characters. */
  #at = 0;
  /** The end of the last token. */
  end = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get done(): boolean {
    return this.start >= this.#text.length;
  }

  /** The start of the next token. */
  get start(): number {
    while (this.#at < this.#text.length && this.#isSpace(this.#at)) ++this.#at;
    return this.#at;
  }

  #isSpace(at: number): boolean {
    const code = this.#text.charCodeAt(at);
    return code <= 0x20 || (code >= 0x80 && /\s/.test(this.#text.charAt(at)));
  }

  next(): string {
    const { start } = this;
    while (this.#at < this.#text.length && !this.#isSpace(this.#at)) ++this.#at;
    if (this.#at > start) this.end = this.#at;
    return this.#text.slice(start, this.#at);
  }

  count(): number {
    return Number(this.next().normalize('NFKC'));
  }

  /** The next `count` tokens; fewer at the end of the text. */
  some(count: number): string[] {
    const found: string[] = [];
    while (found.length < count && !this.done) found.push(this.next());
    return found;
  }

  /** A list preceded by its length, joined by commas as in parameters. */
  list(): string {
    return this.some(this.count()).join(',');
  }
}

/** Reads the tests of an input, each when it is wanted: inputs can have millions. */
export function* readTests({ counted, test }: JudgeFormat, input: string): Generator<JudgeTest> {
  const tokens = new Tokens(input);
  for (let remaining = counted ? tokens.count() : Number.POSITIVE_INFINITY; remaining > 0 && !tokens.done; --remaining) {
    const { start } = tokens;
    const positions = test(tokens);
    if (!positions) return;
    yield { start, end: tokens.end, positions };
  }
}
