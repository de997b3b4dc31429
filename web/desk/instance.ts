// One instance of a game on the page: opened, solved, answered, explained. The previous one stays until the next can be shown.

import { EngineError, isAbort } from '../engine/errors.js';
import type { Answer, Cell, Engine, Explanation, Play, Solution, State, TableShape } from '../engine/said.js';
import type { Words } from '../i18n/words.js';

/** What is wrong, and with which parameter if with one: that is named by where the rest is said. */
export interface InstanceError {
  field?: string | undefined;
  error: unknown;
}

export class Instance {
  solution: Solution | undefined;
  answer: Answer | undefined;
  /** The game being played: its position is what the page explains. */
  play: Play | undefined;
  error: InstanceError | undefined;
  /** Share of the work done, 1 when solved. */
  progress = 1;
  cancelled = false;

  readonly #changed: () => void;
  #unexplained: ((words: Words) => string) | undefined;
  #call: AbortController | undefined;
  #explainCall: AbortController | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  async open(engine: Engine, id: string, parameters: Record<string, string>, place: Cell | State | undefined): Promise<void> {
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    const { signal } = call;
    try {
      const onProgress = (share: number) => {
        if (signal.aborted) return;
        // It is done once the answer is there: the last picture, which may take its time, is asked for after it.
        this.progress = Math.min(share, 0.999);
        this.#changed();
      };
      const solution = await engine.open(id, parameters, { signal, onProgress });
      if (signal.aborted) return solution.close();
      const before = this.solution;
      this.solution = solution;
      this.error = undefined;
      this.cancelled = false;
      this.progress = 0;
      this.#changed();
      before?.close();
      await solution.solve({ signal, onProgress });
      this.answer = await solution.answer({ signal });
      await this.explain(place);
      this.progress = 1;
      this.#changed();
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      this.error = errorOf(error);
      this.progress = 1;
      this.#changed();
    }
  }

  get explanation(): Explanation | undefined {
    return this.play?.position;
  }

  /** Of the cell that was asked for last. */
  explanationError(words: Words): string | undefined {
    return this.#unexplained?.(words);
  }

  /** A new game from there on. */
  async explain(place: Cell | State | undefined): Promise<void> {
    this.#explainCall?.abort();
    const call = new AbortController();
    this.#explainCall = call;
    if (!this.solution || this.cancelled) return;
    try {
      this.play = await this.solution.play(place, { signal: call.signal });
      this.#unexplained = undefined;
    } catch (error) {
      if (call.signal.aborted || isAbort(error) || (error instanceof EngineError && error.code === 'closed')) return;
      // The table has such a row and column, and no position where they meet.
      const empty = typeof place === 'object' && within(this.solution.shape, place);
      this.#unexplained = (words) => (empty ? words.strings.explain.noPosition : sentence(words.error(error, false)));
    }
    this.#changed();
  }

  /** What is known stays on the page, as it is. */
  cancel(): void {
    this.#call?.abort();
    this.cancelled = true;
    this.#changed();
  }

  close(): void {
    this.#call?.abort();
    this.#explainCall?.abort();
    this.solution?.close();
    this.solution = undefined;
  }
}

const within = ({ x, y }: TableShape, [column, row]: Cell) =>
  column >= x.first && column < x.first + x.count && row >= y.first && row < y.first + y.count;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const errorOf = (error: unknown): InstanceError => ({ field: error instanceof EngineError ? error.field : undefined, error });
