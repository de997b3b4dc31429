// How soon the engine tells of long work, and how soon it is free after a cancel: by the clock, with room for a machine that others share.
import { afterAll, describe, expect, test } from 'vitest';
import { openEngine } from './engine.js';
import { slowness } from './slowness.js';

const engine = await openEngine();
afterAll(() => engine.close());

describe('long work', () => {
  test('is cancelled when nobody waits for it any more, and goes on when it is asked for again', async () => {
    const cancel = new AbortController();
    const game = await engine.open('ungame', { n: 10_000_000 }, { signal: cancel.signal });
    const waiting = game.answer({ signal: cancel.signal });
    setTimeout(() => cancel.abort(), 60);
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    const from = performance.now();
    await engine.judge('nim', '0\n');
    expect(performance.now() - from).toBeLessThan(50 * slowness());
    expect(await game.answer()).toMatchObject({ text: expect.stringContaining('wins') });
    game.close();
  });
});

describe('a long judge call', () => {
  test('reports growing progress and ends with 1', async () => {
    const reports: { share: number; at: number }[] = [];
    const from = performance.now();
    const input = `30\n${'1000000 2\n1 500000\n'.repeat(30)}`;
    const output = await engine.judge('ungame', input, { onProgress: (share) => reports.push({ share, at: performance.now() - from }) });
    expect(output).toMatch(/^([12] [12]\n){30}$/);
    const shares = reports.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    // Ten times a second at least, on average, and never a long silence: with room for a machine that others share.
    const took = reports.at(-1)?.at ?? 0;
    expect(reports.length).toBeGreaterThan(took / 100 / slowness());
    const silences = reports.map(({ at }, i) => at - (reports[i - 1]?.at ?? 0));
    expect(Math.max(...silences)).toBeLessThan(500 * slowness());
  });

  test('is cancelled, and the same session answers at once', async () => {
    /** Some seconds of work, in tests of some ten milliseconds each. */
    const long = `300\n${'1000000 1\n1\n'.repeat(300)}`;
    const cancel = new AbortController();
    const waiting = engine.judge('ungame', long, { signal: cancel.signal });
    setTimeout(() => cancel.abort(), 100);
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    const from = performance.now();
    expect(await engine.judge('nim', '1\n5\n0\n')).toBe('Yes\n');
    expect(performance.now() - from).toBeLessThan(250 * slowness());
  });
});

describe('seeking', () => {
  test('reports progress, lets other calls in between, and is cancelled', async () => {
    const game = await engine.open('ungame', { n: 3_000_000 });
    await game.solve();
    const shares: number[] = [];
    const cancel = new AbortController();
    // There are no draws: it would read the whole table.
    const seeking = game.seek({ along: 'reading', outcomes: 'D' }, { signal: cancel.signal, onProgress: (share) => shares.push(share) });
    setTimeout(() => cancel.abort(), 250);
    expect((await engine.open('nim')).shape.y.count).toBe(256);
    await expect(seeking).rejects.toMatchObject({ name: 'AbortError' });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    const from = performance.now();
    expect(await game.seek({ from: [1, 1_500_000], along: 'row', outcomes: 'P' })).toBeDefined();
    expect(performance.now() - from).toBeLessThan(250 * slowness());
    game.close();
  });
});
