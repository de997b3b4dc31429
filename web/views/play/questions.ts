// Positions to ask about: won, lost and drawn ones equally often, no position twice, ones that end soon at first and longer ones as the quiz
// goes on.
import type { Cell, Chance, Explanation, OutcomeLetter, Solution, State, TableShape } from '../../engine/api_messages.js';

/** Cells near the first one are looked for among so many columns and rows. */
const NEAR = 24;
/** A question is chosen among so many positions of its kind, by how many moves they last. */
const CHOICE = 6;
/** From this question on it is the longest of them. */
const HARDEST = 20;
const TRIES = 40;
/** Positions that are no cells are looked for this many moves into the game at most. */
const DEEPEST = 40;
/** How long draws are looked for before it is taken that there are none, in ms. */
const PATIENCE_MS = 1500;

export class Questions {
  readonly #solution: Solution;
  readonly #chance: Chance;
  readonly #used = new Set<State>();
  /** The outcomes that the next questions will have. */
  #bag: OutcomeLetter[] = [];
  #count = 0;
  #draws: Promise<boolean> | undefined;

  constructor(solution: Solution, chance: Chance = Math.random) {
    this.#solution = solution;
    this.#chance = chance;
  }

  /** Whether a draw is a possible answer: the table has one. */
  draws(): Promise<boolean> {
    this.#draws ??= this.#seekDraws();
    return this.#draws;
  }

  /** A position that is not over; nothing if none was found that has not been asked. */
  async next(): Promise<Explanation | undefined> {
    const kinds: OutcomeLetter[] = (await this.draws()) ? ['N', 'P', 'D'] : ['N', 'P'];
    if (this.#bag.length === 0) this.#bag = shuffled(kinds, this.#chance);
    const kind = this.#bag.pop() as OutcomeLetter;
    const found =
      (await this.#among((attempt) => this.#onTable(kind, attempt), kind)) ??
      (await this.#among(() => this.#onTheWay(kind), kind)) ??
      // The game has no more of this kind near by: any question is better than none.
      (await this.#among((attempt) => this.#onTable('N', attempt), undefined)) ??
      (await this.#among(() => this.#onTheWay(undefined), undefined));
    this.#count += 1;
    if (found) this.#used.add(found.state);
    return found;
  }

  /** One of those that `look` finds: short ones at first, later long ones. */
  async #among(look: (attempt: number) => Promise<Explanation | undefined>, kind: OutcomeLetter | undefined) {
    const found = new Map<State, Explanation>();
    for (let attempt = 0; attempt < TRIES && found.size < CHOICE; ++attempt) {
      const at = await look(attempt).catch(() => undefined);
      if (!at || at.best === undefined || this.#used.has(at.state)) continue;
      if (kind === undefined || at.outcome === kind) found.set(at.state, at);
    }
    const byLength = [...found.values()].sort((one, other) => lengthOf(one) - lengthOf(other));
    return byLength[Math.round(Math.min(1, this.#count / HARDEST) * (byLength.length - 1))];
  }

  /** Some cell, of those near the first one and of all by turns; for lost and drawn ones, which may be rare, the next such cell. */
  async #onTable(kind: OutcomeLetter, attempt: number): Promise<Explanation | undefined> {
    const from = this.#cell(this.#solution.shape, attempt % 2 === 0 ? NEAR : Number.POSITIVE_INFINITY);
    const cell = kind === 'N' ? from : await this.#solution.seek({ from, along: 'reading', outcomes: kind });
    return cell && this.#solution.explain(cell);
  }

  #cell({ x, y }: TableShape, side: number): Cell {
    const some = ({ first, count }: TableShape['x']) => first + Math.floor(this.#chance() * Math.min(side, count));
    return [some(x), some(y)];
  }

  /** A position that moves by chance lead to. */
  async #onTheWay(kind: OutcomeLetter | undefined): Promise<Explanation | undefined> {
    const way = [await this.#solution.explain()];
    while (way.length <= DEEPEST) {
      const { state } = way.at(-1) as Explanation;
      const move = await this.#solution.anyMove(state, Math.floor(this.#chance() * 2 ** 53));
      if (move === undefined) break;
      way.push(await this.#solution.follow(state, move));
    }
    const near = way.filter((at) => at.best !== undefined && (kind === undefined || at.outcome === kind));
    return near[Math.floor(this.#chance() * near.length)];
  }

  async #seekDraws(): Promise<boolean> {
    // Positions that have nimbers are never draws.
    if (this.#solution.shape.layers.includes('nimber')) return false;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await this.#solution.seek({ along: 'reading', outcomes: 'D' }, { signal }).catch(() => undefined)) !== undefined;
  }
}

/** How many moves are left; where that is not known, how many there are to choose from. */
const lengthOf = ({ remoteness, options }: Explanation) => Number(remoteness ?? options.length);

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; --i) {
    const j = Math.floor(chance() * (i + 1));
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
