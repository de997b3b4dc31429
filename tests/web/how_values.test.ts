// The values that the methods' code writes, step by step, against the game's own solution: every cell and position that is known after the
// last step, and the answer that is read from them.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import type { Solution } from '../../web/engine/api.js';
import { untranslated } from '../../web/engine/api_messages.js';
import { outcomes } from '../../web/engine/facts.js';
import { groundOf } from '../../web/views/how/ground.js';
import type { Method, Parameters } from '../../web/views/how/methods.js';
import { openedOf, seenOf } from '../../web/views/how/opened.js';
import { Stepping } from '../../web/views/how/stepping.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());
const { command } = await loadCommand();
const ask = (...args: string[]) => JSON.parse(Buffer.from(command(args).out).toString());
const steppedOf = (id: string): Parameters =>
  JSON.parse(readFileSync(new URL(`../../methods/${id}/instances.json`, import.meta.url), 'utf8')).stepped;

function tracedOf(id: string, method: string): Method {
  const given = Object.entries(steppedOf(id)).flatMap(([name, value]) => ['-p', `${name}=${value}`]);
  const { positions, options, bytes, ...recording } = ask('count', id, method, ...given, '--steps', '1000');
  return {
    ...recording,
    counts: [
      { positions, options, bytes },
      { positions, options, bytes },
    ],
  } as Method;
}

const pairs = (numbers: readonly number[]) => Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2));

/** Two pieces on one square cannot be given as parameters. */
const apart = (numbers: readonly number[]) => new Set(pairs(numbers).map(String)).size === numbers.length / 2;

/** Marks squares of an empty board with the blocked ones of another. */
function boardWith(board: string, squares: number[][]): string {
  const rows = board.split('/').map((row) => [...row.replaceAll('K', '.')]);
  for (const [row = 0, column = 0] of squares) (rows[row] as string[])[column] = 'K';
  return rows.map((row) => row.join('')).join('/');
}

/** A position that is no cell of the table, as parameters, or as a state of the stepped instance. */
const readers: Record<string, (position: readonly number[], stepped: Parameters, method: string) => Parameters | string | undefined> = {
  'bobs-game': (squares, { board = '' }) => (apart(squares) ? { board: boardWith(board, pairs(squares)) } : undefined),
  knights: (squares, { n = '' }) =>
    apart(squares)
      ? {
          n,
          knights: pairs(squares)
            .map((square) => square.join('.'))
            .join(','),
        }
      : undefined,
  dominoes: (numbers, { k = '', d = '' }, method) => {
    // As if dominoes never vanished: so many turns that none does.
    if (method === 'runs') return { strip: numbers.map((run) => '0'.repeat(run)).join('1') || '1', k, d: '20' };
    if (method !== 'vanishing') return { strip: numbers.join(''), k, d: '20' };
    const firsts = numbers.flatMap((turns, i) => (turns > 0 && turns !== numbers[i - 1] ? [[turns, i] as const] : []));
    return [0, k, d, ...firsts.sort(([a], [b]) => a - b).map(([, first]) => first + 1)].join(',');
  },
  'exclusively-edible': (numbers, _, method) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    const [m, n, row, column] = method === 'memory' || method === 'table' ? [a + b + 1, c + d + 1, a, c] : [a, b, c, d];
    return { m: `${m}`, n: `${n}`, r: `${row}`, c: `${column}` };
  },
  'exponential-game': (heaps) => ({ heaps: heaps.join(',') }),
  kayles: (rows) => ({ rows: rows.join(','), max: '8' }),
  'stone-game': (piles) => ({ piles: piles.join(','), max: '8', rows: '8' }),
  'the-game': (coins) => ({ counts: coins.slice(1).join(',') }),
};

/** The value that a method's code should have written, by its kind. */
async function valueAt(solution: Solution, layer: Method['layer'], place?: string | readonly [number, number]): Promise<number> {
  const { outcome, nimber, remoteness, options } = await solution.explain(place);
  if (layer === 'count') return options.filter((option) => option.outcome === 'P').length;
  return layer === 'outcome' ? outcomes.indexOf(outcome) : Number(layer === 'nimber' ? nimber : remoteness);
}

const ids = readdirSync(new URL('../../methods/', import.meta.url));

test.each(ids)('%s: each method ends with the values of the solution, and with its answer', async (id) => {
  const stepped = steppedOf(id);
  const solution = await engine.open(id, stepped);
  await solution.solve();
  const answer = await solution.answer();
  const values = new Map<string, number>();
  for (const { id: name } of ask('methods', id) as Method[]) {
    const method = tracedOf(id, name);
    const stepping = new Stepping(method);
    expect(stepping.known.size, name).toBe(0);
    stepping.go(stepping.length);
    expect([stepping.done, method.steps.length], `${name} is recorded to its end`).toEqual([true, method.counts[0].positions]);
    const ground = groundOf(method, stepping.positions, solution.shape as never);
    expect(ground.kind === 'list', name).toBe(method.places !== 'cells');
    for (const [key, value] of stepping.known) {
      const position = key === '' ? [] : key.split(',').map(Number);
      const place = ground.kind === 'list' ? readers[id]?.(position, stepped, name) : undefined;
      if (ground.kind === 'list' && place === undefined) continue;
      const at = JSON.stringify([method.layer, ground.kind, place ?? key]);
      if (!values.has(at)) values.set(at, await expected(solution, id, method.layer, place, cellAt(ground, position, solution)));
      expect(value, `${name}: ${key}`).toBe(values.get(at));
    }
    // The winner follows from the values that the answer is read from.
    const read = stepping.answer.map(({ value }) => value);
    if (method.layer === 'nimber')
      expect(
        read.reduce((sum, one) => sum ^ one, 0),
        name,
      ).toBe(Number(answer.nimber));
    else if (method.layer === 'outcome')
      expect(
        read.map((value) => outcomes[value]),
        name,
      ).toEqual([answer.outcome]);
    else
      expect(
        read.map((value) => (method.layer === 'count' ? value > 0 : value % 2 === 1)),
        name,
      ).toEqual([answer.outcome === 'N']);
  }
  solution.close();
});

function cellAt(
  ground: ReturnType<typeof groundOf>,
  position: readonly number[],
  { shape }: Solution,
): readonly [number, number] | undefined {
  if (ground.kind === 'table') return ground.cellOf(position);
  const [place = 0] = position;
  if (ground.kind === 'list') return undefined;
  return shape.sequence ? [place % shape.x.count, Math.floor(place / shape.x.count)] : [place, shape.y.first];
}

async function expected(
  solution: Solution,
  id: string,
  layer: Method['layer'],
  place: Parameters | string | undefined,
  cell: readonly [number, number] | undefined,
): Promise<number> {
  if (place === undefined || typeof place === 'string') return valueAt(solution, layer, place ?? cell);
  const other = await engine.open(id, place);
  await other.solve();
  const value = await valueAt(other, layer);
  other.close();
  return value;
}

test('what is known grows step by step, and each step reads what was known before it', () => {
  const rows = new Stepping(tracedOf('ungame', 'rows'));
  rows.go(9);
  expect([...rows.known.values()]).toEqual(Array(9).fill(1));
  rows.go(10);
  expect([rows.here, rows.reads, rows.known.get('1,8')]).toEqual([[[1, 8]], [[9, 9]], 0]);
  // A word has many cells, and they are known at once.
  const bits = new Stepping(tracedOf('ungame', 'bits'));
  bits.go(1);
  expect([bits.known.size, bits.last?.others]).toEqual([9, 8]);
  // The end reads the heaps, and adds their nimbers.
  const nim = new Stepping(tracedOf('nim', 'nimbers'));
  nim.go(nim.length);
  expect(nim.answer).toEqual([
    { position: [2], value: 2 },
    { position: [3], value: 3 },
  ]);
  expect(nim.line).toBeGreaterThan(nim.last?.line ?? 0);
});

test.each(ids)('%s: what a step reads was known before it', (id) => {
  let read = 0;
  for (const { id: name } of ask('methods', id) as Method[]) {
    const stepping = new Stepping(tracedOf(id, name));
    // Others are not in the picture: cells of a border, and what is over before it begins.
    const all = new Set(stepping.positions.map(String));
    const before = new Set<string>();
    while (stepping.at < stepping.length) {
      stepping.go(stepping.at + 1);
      for (const position of stepping.reads.map(String).filter((one) => all.has(one))) {
        expect(before.has(position), `${name}, step ${stepping.at}: ${position}`).toBe(true);
        read += 1;
      }
      before.add(String(stepping.last?.position));
    }
  }
  expect(read).toBeGreaterThan(0);
});

test('a position of a proof is on the part of the table that is shown, with its options', async () => {
  const open = (parameters: Parameters) => untranslated(engine).open('nim', { ...parameters });
  const { shape } = await openedOf(open, { heaps: '2,3' });
  const seen = await seenOf(open, { parameters: { heaps: '2,30' }, outcome: 'N', nimber: 28 });
  expect([seen.layer, seen.here, seen.x.first, shape.x.count]).toEqual(['nimber', [[2, 30]], 0, 256]);
  expect(seen.values[30 - seen.y.first]?.[2]).toBe(28);
  expect(seen.options).toHaveLength(32);
});
