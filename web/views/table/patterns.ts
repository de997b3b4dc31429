// Patterns looked for in a table: a line through a cell, the cells that hold the same, those that differ from another table.

import type { Cell, LayerName, Solution, Table, TableShape } from '../../engine/api_messages.js';
import { isAbort } from '../../engine/errors.js';
import type { Line } from './draw/highlight.js';

export interface Highlights {
  /** Highlighted through the chosen cell. */
  line?: Line;
  /** The cells with the value of the chosen one stand out. */
  alike?: boolean;
  /** Upside down, compared with how the game is drawn. */
  turned?: boolean;
}

const turnedShapes = new WeakMap<TableShape, TableShape>();

/** The shape as it is drawn: the same object for the same one. */
export function shapeShown(shape: TableShape, { turned }: Highlights): TableShape {
  if (!turned) return shape;
  const made = turnedShapes.get(shape) ?? { ...shape, yUp: !shape.yUp };
  turnedShapes.set(shape, made);
  return made;
}

/** Another table of the same size, to be compared with. */
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

/** Larger tables are not looked through unasked. */
const MOST_LOOKED_AT = 1 << 22;

/** Keeps the table of marks that belongs to what is wanted. */
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

  /** P where a cell belongs to the pattern. The one before stays until the next can be shown. */
  get marked(): Table | undefined {
    return this.#table;
  }

  /** The same once it is made. */
  get table(): Promise<Table | undefined> {
    return this.#making;
  }

  /** No cell belongs to the pattern, as far as it could be looked through at once. */
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
        // The pattern before is that of another cell.
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

  /** Whether there is any cell of the pattern, in tables small enough. */
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
