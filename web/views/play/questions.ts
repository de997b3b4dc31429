// Positions for the quiz: won, lost and drawn ones equally often, with more and more remaining moves, none twice before all were asked.
import type { Cell, Chance, Explanation, OutcomeLetter, Solution, State, TableShape } from '../../engine/api_messages.js';

/** Side of the corner of the table in which near cells are drawn, in cells. */
const NEAR = 24;
/** Number of candidates for a question, from which one is chosen by its remaining moves. */
const CHOICE = 6;
/** From this question on, the longest candidate is chosen. */
const HARDEST = 20;
const TRIES = 40;
/** Longest random game played to find a position that is not a cell, in moves. */
const DEEPEST = 40;
/** Longest search for a draw, in ms; without a result the game counts as having none. Where there are nimbers, draws are rare. */
const PATIENCE_MS = 1500;
const WITH_NIMBERS_MS = 300;

export class Questions {
  readonly #solution: Solution;
  readonly #chance: Chance;
  readonly #used = new Set<State>();
  /** The outcomes of the next questions. */
  #bag: OutcomeLetter[] = [];
  #count = 0;
  #draws: Promise<boolean> | undefined;

  constructor(solution: Solution, chance: Chance = Math.random) {
    this.#solution = solution;
    this.#chance = chance;
  }

  /** Whether a draw is among the answers: the table has one. */
  draws(): Promise<boolean> {
    this.#draws ??= this.#seekDraws();
    return this.#draws;
  }

  /** Returns a position that is not terminal; undefined if there is none. */
  async next(): Promise<Explanation | undefined> {
    let found = await this.#unused();
    if (!found && this.#used.size > 0) {
      this.#used.clear();
      found = await this.#unused();
    }
    this.#count += 1;
    if (found) this.#used.add(found.state);
    return found;
  }

  async #unused(): Promise<Explanation | undefined> {
    const kinds: OutcomeLetter[] = (await this.draws()) ? ['N', 'P', 'D'] : ['N', 'P'];
    if (this.#bag.length === 0) this.#bag = shuffled(kinds, this.#chance);
    const kind = this.#bag.pop() as OutcomeLetter;
    return (
      (await this.#among((attempt) => this.#onTable(kind, attempt), kind)) ??
      (await this.#among(() => this.#onTheWay(kind), kind)) ??
      // No more positions of this outcome were found: take any other.
      (await this.#among((attempt) => this.#onTable('N', attempt), undefined)) ??
      (await this.#among(() => this.#onTheWay(undefined), undefined))
    );
  }

  /** Chooses among the positions that `look` finds: short ones at first, later long ones. */
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

  /** A random cell, alternately near the first one and anywhere; for lost and drawn ones, which may be rare, the next such cell. */
  async #onTable(kind: OutcomeLetter, attempt: number): Promise<Explanation | undefined> {
    const from = this.#cell(this.#solution.shape, attempt % 2 === 0 ? NEAR : Number.POSITIVE_INFINITY);
    const cell = kind === 'N' ? from : await this.#solution.seek({ from, along: 'reading', outcomes: kind });
    return cell && this.#solution.explain(cell);
  }

  #cell({ x, y }: TableShape, side: number): Cell {
    const some = ({ first, count }: TableShape['x']) => first + Math.floor(this.#chance() * Math.min(side, count));
    return [some(x), some(y)];
  }

  /** A position reached by random moves. */
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
    const signal = AbortSignal.timeout(this.#solution.shape.layers.includes('nimber') ? WITH_NIMBERS_MS : PATIENCE_MS);
    return (await this.#solution.seek({ along: 'reading', outcomes: 'D' }, { signal }).catch(() => undefined)) !== undefined;
  }
}

/** The remaining moves; if not known, the number of options. */
const lengthOf = ({ remoteness, options }: Explanation) => Number(remoteness ?? options.length);

/** Fisher-Yates shuffle. */
function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; --i) {
    const j = Math.floor(chance() * (i + 1));
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
