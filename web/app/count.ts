// Counts the cells of a table by outcome.

import type { OutcomeLetter, Table } from '../engine/api_messages.js';
import { outcomes } from '../engine/facts.js';

/** Larger tables are not counted. */
const MOST_CELLS = 2 ** 20;

/** Resolves to the counts; undefined for larger tables. O(cells), in the worker. */
export async function countCells(table: Table): Promise<Record<OutcomeLetter, number> | undefined> {
  const { x, y } = table.shape;
  if (x.count * y.count > MOST_CELLS) return undefined;
  const window = { x: x.first, y: y.first, width: x.count, height: y.count };
  const { planes } = await table.paint({ ...window, step: 1, layer: 'outcome', effort: 'fine' });
  const count = { N: 0, P: 0, D: 0 };
  for (const byte of planes) {
    const outcome = outcomes[byte];
    if (outcome) count[outcome] += 1;
  }
  return count;
}
