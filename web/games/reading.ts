// Reads accepted judge inputs: the parameters of their positions, in the order of the answers.
import type { Parameters } from './page.js';

/** Words and numbers one after the other, as judges read them. */
export class Tokens {
  readonly #remaining: string[];

  constructor(input: string) {
    this.#remaining = input.split(/\s+/).filter((token) => token !== '');
    this.#remaining.reverse();
  }

  get done(): boolean {
    return this.#remaining.length === 0;
  }

  next(): string {
    return this.#remaining.pop() ?? '';
  }

  count(): number {
    return Number(this.next());
  }

  /** The next `count` tokens. */
  some(count: number): string[] {
    return Array.from({ length: count }, () => this.next());
  }

  /** A list preceded by its length, joined by commas as in parameters. */
  list(): string {
    return this.some(this.count()).join(',');
  }
}

/** The positions of all tests, which are preceded by their number. */
export function tests(input: string, read: (tokens: Tokens) => Parameters[]): Parameters[] {
  const tokens = new Tokens(input);
  return Array.from({ length: tokens.count() }, () => read(tokens)).flat();
}
