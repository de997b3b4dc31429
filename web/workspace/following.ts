// A second table, for display: that of the current position, where the table of the parameters does not contain it.

import type { Engine, Explanation, Solution } from '../engine/api_messages.js';
import { isAbort } from '../engine/errors.js';

/** The current position, and the parameters of the table that is open. */
export interface Followed {
  engine: Pick<Engine, 'open'>;
  game: string;
  parameters: Readonly<Record<string, string>>;
  explanation: Explanation | undefined;
}

/** The table to show instead: solved, and the position of its parameters, which is the current one. */
export interface FollowingTable {
  solution: Solution;
  parameters: Readonly<Record<string, string>>;
  explanation: Explanation;
}

/**
 * Opens a second solution when the current explanation names parameters for it, and closes it when it names none. The previous one stays
 * until the next can be shown. If it cannot be opened there is none, and the table of the parameters is shown.
 */
export class Following {
  readonly #changed: () => void;
  #key = '';
  #call: AbortController | undefined;
  #table: FollowingTable | undefined;
  /** Another table than the one here has been requested. */
  pending = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Undefined where the table of the parameters contains the position, and until another can be shown. */
  get table(): FollowingTable | undefined {
    return this.#table;
  }

  /** Call when the position or the parameters change; repeated calls with the same ones do nothing. */
  async follow({ engine, game, parameters, explanation }: Followed): Promise<void> {
    const given = explanation?.table && { ...parameters, ...explanation.table };
    const key = given ? JSON.stringify([game, given]) : '';
    if (key === this.#key) return;
    this.#call?.abort();
    this.#key = key;
    if (!given) {
      this.#show(undefined);
      return;
    }
    const call = new AbortController();
    this.#call = call;
    const { signal } = call;
    this.pending = true;
    this.#changed();
    let solution: Solution | undefined;
    try {
      solution = await engine.open(game, given, { signal });
      await solution.solve({ signal });
      const there = await solution.explain(undefined, { signal });
      signal.throwIfAborted();
      this.#show({ solution, parameters: given, explanation: there });
    } catch (error) {
      solution?.close();
      if (signal.aborted || isAbort(error)) return;
      this.#show(undefined);
    }
  }

  /** Closes the table, before another game or at the end. */
  close(): void {
    this.#call?.abort();
    this.#key = '';
    this.#show(undefined);
  }

  #show(table: FollowingTable | undefined): void {
    const before = this.#table;
    if (before === table && !this.pending) return;
    this.pending = false;
    this.#table = table;
    this.#changed();
    if (before !== table) before?.solution.close();
  }
}
