// The values of the cell under the pointer, and of those around the cell cursor.
import type { Cell, LayerName, Natural, OutcomeLetter, Solution, TableShape, Value } from '../../engine/api_messages.js';
import { hasTexts } from '../../engine/facts.js';

export interface ReadCell {
  cell: Cell;
  shape: TableShape;
  /** Undefined until read; null if there is no cell; `unknown` before the table is solved. */
  value?: Value | null | 'unknown';
  /** The layers that have texts, with those of the cell, while one of them is shown. */
  texts?: readonly (readonly [layer: LayerName, text: string])[];
}

/** Cells read on each side of the cursor. */
export const AROUND = { columns: 3, rows: 2 };

/** The exact values of a window of cells in these layers, by rows; `unknown` before the table is solved. */
async function readWindow(
  solution: Solution,
  names: readonly LayerName[],
  from: Cell,
  size: { width: number; height: number },
  solved: boolean,
  signal: AbortSignal,
): Promise<ReadCell[][]> {
  const { shape } = solution;
  const window = { column: from[0], row: from[1], ...size };
  // Of many cells only what is known: the picture works them out.
  const soFar = size.width * size.height > 1;
  const options = (layer: LayerName) => ({ signal, ...(soFar && hasTexts(layer) && { soFar }) });
  const layers = solved ? await Promise.all(names.map((layer) => solution.table(layer, window, options(layer)))) : [];
  const read = (i: number, j: number): Pick<ReadCell, 'value' | 'texts'> => {
    if (!solved) return { value: 'unknown' };
    const found = new Map(names.map((layer, k) => [layer, layers[k]?.rows[j]?.[i] ?? null]));
    const outcome = found.get('outcome') as OutcomeLetter | null;
    if (outcome === null) return { value: null };
    const nimber = found.get('nimber') as Natural | null | undefined;
    const remoteness = found.get('remoteness') as Natural | null | undefined;
    const score = found.get('score') as number | null | undefined;
    const value = {
      outcome,
      ...(nimber == null ? {} : { nimber }),
      ...(remoteness == null ? {} : { remoteness }),
      ...(score == null ? {} : { score }),
    };
    const texts = [...found].flatMap(([layer, text]) => (hasTexts(layer) && text !== null ? [[layer, String(text)] as const] : []));
    return { value, texts };
  };
  return Array.from({ length: size.height }, (_, j) =>
    Array.from({ length: size.width }, (_, i) => ({ cell: [from[0] + i, from[1] + j] as const, shape, ...read(i, j) })),
  );
}

const holds = ({ first, count }: TableShape['x'], index: number) => index >= first && index - first < count;

/** Reads one window at a time; a new request cancels the previous one. */
export class Reading {
  readonly #changed: () => void;
  #call: AbortController | undefined;
  #current: ReadCell | undefined;
  #around: readonly ReadCell[][] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The cell: at first only its place, then its values. */
  get current(): ReadCell | undefined {
    return this.#current;
  }

  /** Rows of cells around the one read, including it; empty for the pointer. */
  get around(): readonly ReadCell[][] {
    return this.#around;
  }

  /** The cell read, if it is in `around`; a cell just requested comes later. */
  get cursor(): Cell | undefined {
    const cell = this.#current?.cell;
    const near = cell && this.#around.some((row) => row.some((read) => read.cell[0] === cell[0] && read.cell[1] === cell[1]));
    return near ? cell : undefined;
  }

  stop(): void {
    this.#call?.abort();
  }

  /** `wide`: with the cells around it. `texts`: with the layers that have texts, too. */
  read(solution: Solution | undefined, cell: Cell | undefined, solved: boolean, wide: boolean, texts: boolean): void {
    this.stop();
    if (!solution || !cell) {
      this.#current = undefined;
      this.#around = [];
      this.#changed();
      return;
    }
    const { shape } = solution;
    if (!holds(shape.x, cell[0]) || !holds(shape.y, cell[1])) {
      this.#current = { cell, shape, value: null };
      this.#around = [];
      this.#changed();
      return;
    }
    const call = new AbortController();
    this.#call = call;
    this.#current = { cell, shape };
    const near = (index: number, axis: TableShape['x'], reach: number) => {
      const from = Math.max(axis.first, index - reach);
      return { from, count: Math.min(axis.first + axis.count, index + reach + 1) - from };
    };
    const columns = near(cell[0], shape.x, wide ? AROUND.columns : 0);
    const rows = near(cell[1], shape.y, wide ? AROUND.rows : 0);
    let whole = false;
    const show = (read: ReadCell[][], from: Cell) => {
      if (call.signal.aborted || whole) return;
      this.#current = read[cell[1] - from[1]]?.[cell[0] - from[0]];
      this.#around = wide ? read : [];
      this.#changed();
    };
    const read = async (from: Cell, size: { width: number; height: number }, last: boolean) => {
      const numbers = shape.layers.filter((layer) => !hasTexts(layer));
      show(await readWindow(solution, numbers, from, size, solved, call.signal), from);
      // Values may take long.
      if (last && texts && solved) show(await readWindow(solution, shape.layers, from, size, solved, call.signal), from);
      whole ||= last;
    };
    read([columns.from, rows.from], { width: columns.count, height: rows.count }, true).catch(() => {});
    // A cell around it may have to be worked out first.
    if (wide) read(cell, { width: 1, height: 1 }, false).catch(() => {});
    this.#changed();
  }
}
