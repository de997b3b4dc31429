// Pictures in two passes: at once, from samples where need be, and exactly with progress and cancel.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine, PaintRequest, Solution } from '../../web/engine/api.js';
import { openEngine } from './engine.js';

let engine: Engine;
let solution: Solution;
const request: PaintRequest = { x: 0, y: 0, step: 100, width: 60, height: 60, layer: 'outcome' };

beforeAll(async () => {
  engine = await openEngine();
  solution = await engine.open('letter-picking', { s: `${'ab'.repeat(1500)}${'ccdd'.repeat(750)}` });
});
afterAll(() => engine.close());

describe('a picture of a large window', () => {
  test('is of samples at once, and exact when it is given time', async () => {
    const coarse = await solution.paint(request);
    expect(coarse.sampled).toBe(true);
    const shares: number[] = [];
    const fine = await solution.paint({ ...request, effort: 'fine' }, { onProgress: (share) => shares.push(share) });
    expect(fine.sampled).toBe(false);
    expect(fine.planes.length).toBe(coarse.planes.length);
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true);
    // The third plane says which blocks hold cells at all: the same in both.
    const pixels = request.width * request.height;
    expect(fine.planes.slice(2 * pixels)).toEqual(coarse.planes.slice(2 * pixels));
    // Every block by its cells, for some of them.
    for (const [i, j] of [
      [5, 2],
      [40, 35],
      [59, 31],
      [33, 30],
    ] as const) {
      const { rows } = await solution.table('outcome', { column: i * 100, row: j * 100, width: 100, height: 100 });
      const cells = rows.flat().filter((value) => value !== null);
      const drawn = cells.filter((value) => value === 'D').length;
      expect(Math.abs((fine.planes[pixels + j * 60 + i] as number) - (255 * drawn) / cells.length)).toBeLessThan(1);
    }
  });

  test('is the same at once and later where structure tells', async () => {
    const tabgame = await engine.open('tabgame', { top: 'random:9000:1', left: 'random:7000:2' });
    const whole: PaintRequest = { x: 1, y: 1, step: 37, width: 250, height: 190, layer: 'outcome' };
    const coarse = await tabgame.paint(whole);
    const fine = await tabgame.paint({ ...whole, effort: 'fine' });
    expect(coarse.sampled).toBe(false);
    expect(fine.planes).toEqual(coarse.planes);
    tabgame.close();
  });

  test('can be given up, and what comes after is answered', async () => {
    const long = await engine.open('letter-picking', { s: 'random:100000:1' });
    await long.solve();
    const cancel = new AbortController();
    const painted = long.paint(
      { x: 0, y: 0, step: 100, width: 1000, height: 1000, layer: 'outcome', effort: 'fine' },
      { signal: cancel.signal },
    );
    setTimeout(() => cancel.abort(), 60);
    await expect(painted).rejects.toMatchObject({ name: 'AbortError' });
    expect((await long.answer()).outcome).toBe('N');
    // Closing the solution ends a painting of it.
    const lost = long.paint({ ...request, step: 1000, effort: 'fine' });
    long.close();
    await expect(lost).rejects.toThrow();
    expect(await engine.judge('nim', '1\n5\n0\n')).toBe('Yes\n');
  });
});
