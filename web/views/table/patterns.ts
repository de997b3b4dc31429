// Patterns in a table: a line through a cell, the cells with the same value, those that differ from another table.

import type { Cell, LayerName, Solution, Table, TableShape } from '../../engine/api_messages.js';
import { isAbort } from '../../engine/errors.js';
import type { Line } from './draw/highlight.js';

export interface Highlights {
  /** The line highlighted through the selected cell. */
  line?: Line;
  /** True to highlight the cells with the value of the selected one. */
  alike?: boolean;
  /** True to draw the rows in reverse order. */
  turned?: boolean;
}

const turnedShapes = new WeakMap<TableShape, TableShape>();

/** The shape as drawn: the same object for the same shape. */
export function shapeShown(shape: TableShape, { turned }: Highlights): TableShape {
  if (!turned) return shape;
  const made = turnedShapes.get(shape) ?? { ...shape, yUp: !shape.yUp };
  turnedShapes.set(shape, made);
  return made;
}

/** Another table of the same size to compare with. */
export interface Other {
  solution: Solution;
  layer: LayerName;
}

interface Wanted {
  solution: Solution;
  layer: LayerName;
  alike: Cell | undefined;
  other: Other | undefined;
}

/** Most cells of a table that is searched automatically. */
const MOST_LOOKED_AT = 1 << 22;

/** Holds the table of marks for the current pattern. */
export class Patterns {
  readonly #changed: () => void;
  readonly #failed: (error: unknown) => void;
  #key: readonly unknown[] = [];
  #table: Table | undefined;
  #call: AbortController | undefined;
  #making: Promise<Table | undefined> = Promise.resolve(undefined);
  #empty = false;

  constructor(changed: () => void, failed: (error: unknown) => void) {
    this.#changed = changed;
    this.#failed = failed;
  }

  /** The table with P where a cell belongs to the pattern; the previous one until the next can be shown. */
  get marked(): Table | undefined {
    return this.#table;
  }

  /** Resolves to that table once it is made. */
  get table(): Promise<Table | undefined> {
    return this.#making;
  }

  /** True if no cell belongs to the pattern, in tables small enough to be searched. */
  get empty(): boolean {
    return this.#empty;
  }

  want({ solution, layer, alike, other }: Wanted): void {
    const key = [solution, solution.shape, layer, String(alike), other?.solution, other?.layer];
    if (key.every((part, i) => part === this.#key[i])) return;
    const same = this.#key[0] === solution;
    this.#key = key;
    this.#call?.abort();
    if (!same || (!alike && !other)) this.#replace(undefined);
    this.#making = Promise.resolve(undefined);
    if (!alike && !other) return;
    const call = new AbortController();
    this.#call = call;
    const { signal } = call;
    const made = other
      ? solution.difference(layer, other.solution, other.layer, { signal })
      : solution.alike(layer, alike as Cell, { signal });
    this.#making = made.then(
      (table) => {
        if (signal.aborted) {
          table.close();
          return undefined;
        }
        this.#replace(table);
        void this.#look(table, signal);
        return table;
      },
      (error) => {
        if (isAbort(error) || signal.aborted) return undefined;
        // The previous pattern belongs to another cell.
        this.#replace(undefined);
        this.#failed(error);
        return undefined;
      },
    );
  }

  forget(): void {
    this.#call?.abort();
    this.#key = [];
    this.#replace(undefined);
  }

  /** Searches for any cell of the pattern, in tables small enough. */
  async #look(table: Table, signal: AbortSignal): Promise<void> {
    const { x, y } = table.shape;
    if (x.count * y.count > MOST_LOOKED_AT) return;
    const first = await table.seek({ along: 'reading', outcomes: 'P' }, { signal }).catch(() => null);
    if (first !== undefined || signal.aborted) return;
    this.#empty = true;
    this.#changed();
  }

  #replace(table: Table | undefined): void {
    if (!table && !this.#table) return;
    this.#table?.close();
    this.#table = table;
    this.#empty = false;
    this.#changed();
  }
}
