// Calls of a table viewer to the engine beyond pictures: derived tables, the next cell, other widths, tables as text.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import createModule from '../../build/wasm/grundyscope.mjs';
import type { Cell, Table } from '../../web/engine/api.js';
import { directLink } from '../../web/engine/direct_link.js';
import { engineOver } from '../../web/engine/engine.js';
import { openEngine, wasmFile } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

const closed = { name: 'EngineError', code: 'closed' };

/** The whole table as letters, or nothing where there is no cell. */
const letters = async (table: Pick<Table, 'table'>) => (await table.table('outcome')).rows;

describe('a table as text', () => {
  test('is what the command line prints', async () => {
    const nim = await engine.open('nim', { heaps: [3, 5], max: 9 });
    expect(await nim.csv('nimber', { column: 1, row: 2, width: 3, height: 2 })).toBe('3,0,1\n2,1,0\n');
    expect((await nim.csv('outcome')).split('\n')).toHaveLength(11);
    await expect(nim.csv('outcome', { column: 0, row: 0, width: 0, height: 1 })).rejects.toMatchObject({ code: 'usage', field: 'window' });
    await expect(nim.csv('colour' as 'outcome')).rejects.toMatchObject({ code: 'usage', field: 'layer' });
    nim.close();
  });
});

describe('cells alike', () => {
  test('are marked P, the others N', async () => {
    const nim = await engine.open('nim', { heaps: [3, 5], max: 20 });
    const alike = await nim.alike('nimber', [1, 4]);
    expect(alike.shape).toMatchObject({ layers: ['outcome'], x: nim.shape.x, y: nim.shape.y });
    const { rows } = await nim.table('nimber');
    expect(await letters(alike)).toEqual(rows.map((row) => row.map((nimber) => (nimber === 5 ? 'P' : 'N'))));
    const { planes } = await alike.paint({ x: 0, y: 0, step: 1, width: 21, height: 21, layer: 'outcome' });
    expect([...planes].map((byte) => 'NPD'[byte])).toEqual((await letters(alike)).flat());
    expect(await alike.csv('outcome', { column: 1, row: 4, width: 2, height: 1 })).toBe('P,N\n');
    expect(await alike.seek({ from: [1, 4], along: 'row', outcomes: 'P' })).toBeUndefined();
    expect(await alike.seek({ from: [1, 4], along: 'reading', outcomes: 'P' })).toEqual([0, 5]);
    const fine = await alike.paint({ x: 0, y: 0, step: 7, width: 3, height: 3, layer: 'outcome', effort: 'fine' });
    expect(fine.sampled).toBe(false);
    nim.close();
  });

  test('are refused where there is nothing to compare', async () => {
    const nim = await engine.open('nim', { max: 20 });
    await expect(nim.alike('nimber', [21, 0])).rejects.toMatchObject({ code: 'usage', field: 'cell' });
    await expect(nim.alike('nimber', [0.5, 0])).rejects.toMatchObject({ code: 'usage', field: 'cell' });
    await expect(nim.alike('height' as 'nimber', [0, 0])).rejects.toMatchObject({ code: 'usage', field: 'layer' });
    nim.close();
  });
});

describe('differences', () => {
  test('of normal and misere play', async () => {
    const [normal, misere] = await Promise.all([
      engine.open('nim', { heaps: [3, 5], max: 9 }),
      engine.open('nim', { heaps: [3, 5], max: 9, misere: true }),
    ]);
    const differ = await normal.difference('outcome', misere, 'outcome');
    const one = await letters(normal);
    const other = await letters(misere);
    expect(await letters(differ)).toEqual(one.map((row, y) => row.map((letter, x) => (letter === other[y]?.[x] ? 'N' : 'P'))));
    // A nimber against an outcome is read as one.
    expect(new Set((await letters(await normal.difference('nimber', normal, 'outcome'))).flat())).toEqual(new Set(['N']));
    misere.close();
    await expect(differ.table('outcome')).rejects.toMatchObject(closed);
    normal.close();
  });

  test('need tables of the same size, of the same engine', async () => {
    const [a, b] = await Promise.all([engine.open('nim', { max: 9 }), engine.open('nim', { max: 8 })]);
    const message = 'other: expected a table of 10 x 10 cells from (0, 0), got a table of 9 x 9 cells from (0, 0)';
    await expect(a.difference('outcome', b, 'outcome')).rejects.toMatchObject({ code: 'usage', field: 'other', message });
    const elsewhere = await openEngine();
    const c = await elsewhere.open('nim', { max: 9 });
    await expect(a.difference('outcome', c, 'outcome')).rejects.toMatchObject({ code: 'usage', field: 'other' });
    elsewhere.close();
    a.close();
    b.close();
  });
});

describe('seeking', () => {
  test('finds the nearest cell along rows, columns, and reading on', async () => {
    const nim = await engine.open('nim', { heaps: [0, 0], max: 20 });
    expect(await nim.seek({ along: 'reading', outcomes: 'P' })).toEqual([0, 0]);
    expect(await nim.seek({ from: [0, 0], along: 'reading', outcomes: 'P' })).toEqual([1, 1]);
    expect(await nim.seek({ from: [3, 7], along: 'row', outcomes: 'PD' })).toEqual([7, 7]);
    expect(await nim.seek({ from: [3, 7], along: 'column', backward: true, outcomes: 'P' })).toEqual([3, 3]);
    expect(await nim.seek({ from: [3, 7], along: 'column', outcomes: 'P' })).toBeUndefined();
    expect(await nim.seek({ along: 'reading', backward: true, outcomes: 'P' })).toEqual([20, 20]);
    expect(await nim.seek({ along: 'reading', outcomes: 'D' })).toBeUndefined();
    const shares: number[] = [];
    await nim.seek({ along: 'row', outcomes: 'D' }, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([1]);
    nim.close();
  });

  test('refuses what makes no sense', async () => {
    const nim = await engine.open('nim', { max: 20 });
    await expect(nim.seek({ from: [21, 0], along: 'row', outcomes: 'P' })).rejects.toMatchObject({ code: 'usage', field: 'from' });
    await expect(nim.seek({ from: [-1, 0], along: 'row', outcomes: 'P' })).rejects.toMatchObject({ code: 'usage', field: 'from' });
    await expect(nim.seek({ along: 'diagonal' as 'row', outcomes: 'P' })).rejects.toMatchObject({ code: 'usage', field: 'along' });
    await expect(nim.seek({ along: 'row', outcomes: 'N' as 'P' })).rejects.toMatchObject({ code: 'usage', field: 'outcomes' });
    nim.close();
  });
});

describe('a sequence', () => {
  test('is wrapped into rows of another width', async () => {
    const heap = await engine.open('bachet', { take: [1, 3, 8], n: 10_000 });
    await heap.solve();
    expect(heap.shape.sequence).toEqual({ count: 10_001, parameter: 'width', preperiod: 0, period: 11 });
    const before = heap.shape;
    const fresh = await engine.open('bachet', { take: [1, 3, 8], n: 10_000, width: 64 });
    await heap.wrap(64);
    await fresh.solve();
    expect(heap.shape).not.toBe(before);
    expect(heap.shape).toEqual(fresh.shape);
    expect(await heap.csv('remoteness')).toBe(await fresh.csv('remoteness'));
    await expect(heap.wrap(0)).rejects.toMatchObject({ field: 'width' });
    await expect(heap.wrap(1.5)).rejects.toMatchObject({ field: 'width' });
    await expect(heap.wrap(2 ** 21)).rejects.toMatchObject({ code: 'parameter', field: 'width' });
    expect(heap.shape).toEqual(fresh.shape);
    heap.close();
    fresh.close();
  });

  test('while it is being solved, and keeps the width', async () => {
    const heap = await engine.open('bachet', { take: [1, 3, 8], n: 10_000 });
    await heap.wrap(50);
    await heap.solve();
    expect(heap.shape.x.count).toBe(50);
    heap.close();
  });

  test('closes what looked at it when it was wrapped otherwise', async () => {
    const heap = await engine.open('bachet', { take: [1, 3, 8], n: 10_000 });
    const alike = await heap.alike('nimber', [0, 0]);
    await heap.wrap(64);
    await expect(alike.csv('outcome')).rejects.toMatchObject(closed);
    expect((await heap.alike('nimber', [0, 0])).shape.x.count).toBe(64);
    heap.close();
  });

  test('ends a fine painting of it when it is wrapped otherwise', async () => {
    const heaps = await engine.open('exponential-game', { size: 16_000_000, width: 3 });
    await heaps.solve();
    const painting = heaps.paint({ x: 0, y: 0, step: 2, width: 2, height: 2_600_000, layer: 'outcome', effort: 'fine' });
    const wrapped = new Promise((resolve) => setTimeout(resolve, 1)).then(() => heaps.wrap(1000));
    await expect(painting).rejects.toMatchObject(closed);
    await wrapped;
    expect(heaps.shape.x.count).toBe(1000);
    heaps.close();
  });

  test('other tables are none', async () => {
    const nim = await engine.open('nim');
    expect(nim.shape.sequence).toBeUndefined();
    await expect(nim.wrap(7)).rejects.toMatchObject({ code: 'usage' });
    nim.close();
  });
});

describe('closing', () => {
  /** Long enough to be met half way. */
  const slow = { x: 1, y: 1, step: 2000, width: 1000, height: 1000, layer: 'outcome', effort: 'fine' } as const;

  test('a solution ends the fine painting of it', async () => {
    const game = await engine.open('ungame', { n: 2_000_000 });
    await game.solve();
    const painting = game.paint(slow);
    setTimeout(() => game.close(), 30);
    await expect(painting).rejects.toMatchObject(closed);
  });

  test('a solution closes what is derived from it, and what looks at that', async () => {
    const game = await engine.open('ungame', { n: 2_000_000 });
    const same = await game.difference('outcome', game, 'outcome');
    const painting = same.paint(slow);
    const search = same.seek({ along: 'reading', outcomes: 'P' });
    setTimeout(() => game.close(), 60);
    await Promise.all([painting, search].map((call) => expect(call).rejects.toMatchObject(closed)));
    await expect(same.table('outcome', { column: 1, row: 1, width: 1, height: 1 })).rejects.toMatchObject(closed);
    same.close();
  });

  test('a derived table leaves its solution open', async () => {
    const nim = await engine.open('nim');
    const alike = await nim.alike('outcome', [0, 0]);
    alike.close();
    await expect(alike.table('outcome')).rejects.toMatchObject(closed);
    expect((await nim.answer()).outcome).toBe('N');
    nim.close();
  });
});

describe('after the solver died', () => {
  /** An engine whose module traps in `explain` once. */
  async function fragile() {
    const state = { trap: true };
    const other = await engineOver(
      readFileSync(wasmFile),
      directLink(async (options) => {
        const module = await createModule(options);
        const explain = module.explain;
        module.explain = (...args) => {
          if (!state.trap) return explain(...args);
          state.trap = false;
          throw new WebAssembly.RuntimeError('unreachable');
        };
        return module;
      }),
    );
    const die = (solution: { explain(): Promise<unknown> }) => expect(solution.explain()).rejects.toMatchObject({ code: 'crashed' });
    return { other, die };
  }

  test('derived tables are made once more, and sequences keep their width', async () => {
    const { other, die } = await fragile();
    const nim = await other.open('nim', { heaps: [3, 5], max: 20 });
    const heap = await other.open('bachet', { take: [1, 3, 8], n: 10_000 });
    await heap.wrap(64);
    const alike = await nim.alike('nimber', [1, 4]);
    const differ = await nim.difference('outcome', nim, 'outcome');
    const before = await letters(alike);
    await die(nim);
    expect(await letters(alike)).toEqual(before);
    const none: Cell | undefined = await differ.seek({ along: 'reading', outcomes: 'P' });
    expect(none).toBeUndefined();
    expect((await heap.csv('outcome')).split('\n')[0]?.split(',')).toHaveLength(64);
    nim.close();
    await expect(alike.table('outcome')).rejects.toMatchObject(closed);
    other.close();
  });
});
