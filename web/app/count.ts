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
  // By bytes first: a million cells take milliseconds so, and half a second letter by letter.
  const byByte = new Uint32Array(256);
  for (let i = 0; i < planes.length; ++i) byByte[planes[i] as number] = (byByte[planes[i] as number] as number) + 1;
  const of = (letter: OutcomeLetter) => byByte[outcomes.indexOf(letter)] ?? 0;
  return { N: of('N'), P: of('P'), D: of('D') };
}
