// The visible part as text: CSV, a Markdown table, the terms of a sequence, the P-positions.

import type { CallOptions, LayerName, Solution, TableShape, TableValues, TableWindow } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { grouped } from '../geometry/ticks.js';
import type { Viewport } from '../geometry/viewport.js';
import { Refusal, type Sight } from './sight.js';

export const MOST_CSV = 1_000_000;
export const MOST_MARKDOWN = 2500;
export const MOST_TERMS = 100_000;

export interface Text {
  text: string;
  /** A description for the status line. */
  status: string;
}

/** The visible cells; throws if there are more than `most`. */
function windowOf(words: Words, view: Viewport, most: number): TableWindow {
  const [columns, rows] = [view.visible(view.x), view.visible(view.y)];
  // The counts go up to 2^53; the product is exact where it is small, which suffices.
  const cells = columns.count * rows.count;
  if (cells > most) throw new Refusal(words.strings.table.save.tooMany(grouped(BigInt(cells).toString()), grouped(most)));
  return { column: columns.first, row: rows.first, width: columns.count, height: rows.count };
}

/** `coordinates`: in the order drawn, with a line and a column of indices; otherwise values only, in the order of the indices. */
export async function csv({ solution, layer, frame }: Sight, coordinates: boolean, options: CallOptions): Promise<Blob> {
  const { words, view, shape } = frame;
  const window = windowOf(words, view, MOST_CSV);
  const text = coordinates
    ? gridOf(words, await solution.table(layer, window, options), shape)
        .map((line) => `${line.map((cell) => (/[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join()}\n`)
        .join('')
    : await solution.csv(layer, window, options);
  return new Blob([text], { type: 'text/csv' });
}

export async function markdown({ solution, layer, frame }: Sight, options: CallOptions): Promise<Text> {
  const window = windowOf(frame.words, frame.view, MOST_MARKDOWN);
  const { words } = frame;
  const t = words.strings.table.save;
  const values = await solution.table(layer, window, options);
  const status = t.copiedTable(grouped(window.height), grouped(window.width));
  return { text: markdownOf(words, values, frame.shape), status };
}

type Shape = Pick<TableShape, 'x' | 'y' | 'yUp'>;

/** Rows in the order of the screen, each with its index, under a line with the axes' names and the columns' indices. */
function gridOf(words: Pick<Words, 'translate'>, { x0, y0, rows }: TableValues, { x, y, yUp }: Shape): (string | number)[][] {
  const head = [`${words.translate(y.name)} \\ ${words.translate(x.name)}`, ...(rows[0]?.map((_, i) => x0 + i) ?? [])];
  const body = rows.map((cells, j) => [y0 + j, ...cells.map((cell) => cell ?? '')]);
  return [head, ...(yUp ? body.reverse() : body)];
}

export function markdownOf(words: Pick<Words, 'translate'>, values: TableValues, shape: Shape): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  const [[corner = '', ...columns] = [], ...body] = gridOf(words, values, shape);
  const head = [String(corner).replace(/[|\\]/g, '\\$&'), ...columns];
  return [head, head.map((_, i) => (i ? ':---:' : '---:')), ...body.map(([index, ...cells]) => [`**${index}**`, ...cells])]
    .map(line)
    .join('');
}

/** The terms of a sequence from the first visible one; for other tables the visible P-positions. */
export function list(sight: Sight, options: CallOptions): Promise<Text> {
  return sight.frame.shape.sequence ? terms(sight, options) : positions(sight, options);
}

async function terms({ solution, layer, frame }: Sight, options: CallOptions): Promise<Text> {
  const { view, shape } = frame;
  const t = frame.words.strings.table.save;
  const width = shape.x.count;
  const from = (view.visible(view.y).first - shape.y.first) * width + view.visible(view.x).first - shape.x.first;
  const remaining = Math.max(0, (shape.sequence?.count ?? 0) - from);
  const count = Math.min(remaining, MOST_TERMS);
  const found = await termsOf(solution, layer, shape, from, count, options);
  const status = t.copiedTerms(grouped(count), grouped(from));
  return { text: found.join(', '), status: remaining > count ? `${status} ${t.cutOff(grouped(remaining - count))}` : status };
}

/** `count` terms from number `from`, counted from 0. */
async function termsOf(
  solution: Solution,
  layer: LayerName,
  { x, y }: TableShape,
  from: number,
  count: number,
  options: CallOptions,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const { skip, row, width, height } of windowsOf(x.count, from, count)) {
    const window = { column: x.first + skip, row: y.first + row, width, height };
    found.push(...(await solution.table(layer, window, options)).rows.flat());
  }
  return found;
}

/**
 * Splits terms wrapped into rows of `width` into windows, read in order: the rest of a row, whole rows, the beginning of one. `skip`: the
 * number of columns before each window.
 */
export function windowsOf(width: number, from: number, count: number): { skip: number; row: number; width: number; height: number }[] {
  const windows = [];
  let [at, remaining] = [from, count];
  while (remaining > 0) {
    const skip = at % width;
    const wide = Math.min(remaining, width - skip);
    const height = skip === 0 && wide === width ? Math.floor(remaining / width) : 1;
    windows.push({ skip, row: Math.floor(at / width), width: wide, height });
    at += wide * height;
    remaining -= wide * height;
  }
  return windows;
}

async function positions({ solution, frame }: Sight, options: CallOptions): Promise<Text> {
  const window = windowOf(frame.words, frame.view, MOST_CSV);
  const t = frame.words.strings.table.save;
  const found = positionsOf(await solution.csv('outcome', window, options), window);
  return { text: found.map((position) => `${position}\n`).join(''), status: t.copiedPositions(grouped(found.length)) };
}

/** "column, row" of every P in a window of outcomes. */
export function positionsOf(csv: string, { column, row }: Pick<TableWindow, 'column' | 'row'>): string[] {
  return csv
    .split('\n')
    .flatMap((line, j) => line.split(',').flatMap((letter, i) => (letter === 'P' ? [`${column + i}, ${row + j}`] : [])));
}
