// A cache of the table's cells for boards. A board reads it while drawing; missing cells are fetched, and the board is drawn again.
import type { Natural, Solution } from '../../engine/api_messages.js';

interface Window {
  column: number;
  row: number;
  width: number;
  height: number;
}

type Cells = (string | Natural | null)[][];

export class Squares {
  readonly #changed: () => void;
  #solution: Solution | undefined;
  readonly #known = new Map<string, Cells | undefined>();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  look(solution: Solution | undefined): void {
    this.#solution = solution;
    this.#known.clear();
  }

  readonly cells = (window: Window): Cells | undefined => {
    const key = `${window.column},${window.row},${window.width},${window.height}`;
    if (!this.#known.has(key)) this.#fetch(key, window);
    return this.#known.get(key);
  };

  #fetch(key: string, window: Window): void {
    const solution = this.#solution;
    this.#known.set(key, undefined);
    solution?.table('outcome', window).then(
      ({ rows }) => {
        if (solution !== this.#solution) return;
        this.#known.set(key, rows);
        this.#changed();
      },
      () => {},
    );
  }
}
