// The game's own solution of an instance: its table, its answer, and a position of it with its options.
import type { Answer, Cell, Natural, Solution, TableShape } from '../../engine/api_messages.js';
import type { Illustration, Parameters } from './methods.js';

/** Opens an instance of the game; the caller closes it. */
export type Open = (parameters: Parameters) => Promise<Solution>;

export interface Opened {
  shape: TableShape;
  answer: Answer;
}

/** A position on the game's own table. */
export interface Seen extends Opened {
  illustration: Illustration;
  x: { first: number; count: number };
  y: { first: number; count: number };
  layer: 'outcome' | 'nimber';
  values: readonly (readonly (string | Natural | null)[])[];
  here: readonly Cell[];
  options: readonly Cell[];
}

/** Longest side of the part of a table that is shown, and the least number of cells before the position. */
const SIDE = 16;
const BEFORE = 5;

async function solved<T>(open: Open, parameters: Parameters, read: (solution: Solution) => Promise<T>): Promise<T> {
  const solution = await open(parameters);
  try {
    await solution.solve();
    return await read(solution);
  } finally {
    solution.close();
  }
}

export const openedOf = (open: Open, parameters: Parameters): Promise<Opened> =>
  solved(open, parameters, async (solution) => ({ answer: await solution.answer(), shape: solution.shape }));

/** The whole axis if it is short; else its part around these places, from its beginning if that is near. */
function around({ first, count }: Pick<TableShape['x'], 'first' | 'count'>, places: readonly number[]) {
  if (count <= SIDE || places.length === 0) return { first, count: Math.min(count, SIDE) };
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const from = most - first < SIDE - 1 ? first : Math.max(first, least - BEFORE);
  const end = from === first ? Math.max(most + 2, first + SIDE / 2) : from + SIDE;
  return { first: from, count: Math.min(end, first + count) - from };
}

export const seenOf = (open: Open, illustration: Illustration): Promise<Seen> =>
  solved(open, illustration.parameters, async (solution) => {
    const [answer, explanation] = [await solution.answer(), await solution.explain(illustration.at)];
    const { shape } = solution;
    const pieces = shape.marks.filter(({ x, y, to }) => !to && x === undefined && y === undefined).map(({ cell }) => cell);
    const here = explanation.cell ? [explanation.cell] : pieces;
    const options = explanation.options.flatMap(({ cell }) => (cell ? [cell] : []));
    const [x, y] = [0, 1].map((i) =>
      around(
        i === 0 ? shape.x : shape.y,
        here.map((cell) => cell[i] ?? 0),
      ),
    ) as [Seen['x'], Seen['y']];
    const layer = illustration.nimber !== undefined && shape.layers.includes('nimber') ? 'nimber' : 'outcome';
    const { rows } = await solution.table(layer, { column: x.first, row: y.first, width: x.count, height: y.count });
    return { illustration, shape, answer, x, y, layer, values: rows, here, options };
  });
