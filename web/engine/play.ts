// A game being played. Every position is a position of the solution, so nothing is solved here.
import type { CallOptions, Chance, Explanation, Move, Play, Solution } from './api.js';

export class Playing<Text> implements Play<Text> {
  readonly #solution: Solution<Text>;
  readonly positions: Explanation<Text>[];
  readonly moves: Move[] = [];
  #index = 0;

  constructor(solution: Solution<Text>, start: Explanation<Text>) {
    this.#solution = solution;
    this.positions = [start];
  }

  get index(): number {
    return this.#index;
  }

  get position(): Explanation<Text> {
    return this.positions[this.#index] as Explanation<Text>;
  }

  async move(move: Move, options?: CallOptions): Promise<Explanation<Text>> {
    const from = this.position;
    const next = await this.#solution.follow(from.state, move, options);
    // If the current position changed meanwhile, it stays.
    if (this.position !== from) return this.position;
    this.positions.splice(this.#index + 1, Number.POSITIVE_INFINITY, next);
    this.moves.splice(this.#index, Number.POSITIVE_INFINITY, move);
    this.#index += 1;
    return next;
  }

  async choose(skill: number, chance: Chance = Math.random, options?: CallOptions): Promise<Move | undefined> {
    const { best, state } = this.position;
    if (best === undefined || chance() < skill) return best;
    return this.#solution.anyMove(state, Math.floor(chance() * 2 ** 53), options);
  }

  goTo(index: number): void {
    if (!(index in this.positions)) throw new RangeError(`index: expected a position from 0 to ${this.positions.length - 1}, got ${index}`);
    this.#index = index;
  }
}
