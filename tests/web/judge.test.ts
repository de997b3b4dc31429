// Every sample of every game, byte for byte, through wasm; malformed input is refused at its place.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../web/engine/api.js';
import { openEngine, samples } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

describe.each(engine.games.map((game) => game.id))('%s', (id) => {
  test('samples', async () => {
    const all = samples(id);
    expect(all.length).toBeGreaterThan(0);
    for (const { input, output } of all) expect(await engine.judge(id, input)).toBe(output);
  });

  test('the catalogue’s own sample, as text and as bytes', async () => {
    const { input, output } = engine.games.find((game) => game.id === id)?.judge ?? { input: '', output: '-' };
    expect(await engine.judge(id, input)).toBe(output);
    expect(await engine.judge(id, new TextEncoder().encode(input))).toBe(output);
  });

  test.each([
    ['letters for numbers', '? ? ?'],
    ['negative', '-1 -1\n'],
    ['overflow', '99999999999999999999999999\n'],
    ['text after the end', null],
  ])('%s', async (name, text) => {
    // Text after nim's final 0 is ignored.
    if (id === 'nim' && name === 'text after the end') return;
    const input = text ?? `${engine.games.find((game) => game.id === id)?.judge.input}\n@\n`;
    await expect(engine.judge(id, input)).rejects.toMatchObject({
      name: 'EngineError',
      code: 'input',
      line: expect.any(Number),
      token: expect.any(Number),
      message: expect.stringMatching(/^line \d+, token \d+: expected .+, got .+/s),
    });
  });

  test('10 MB of noise', async () => {
    const noise = new Uint8Array(10_000_000);
    for (let i = 0, x = 1; i < noise.length; ++i) {
      x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
      noise[i] = x >>> 24;
    }
    await expect(engine.judge(id, noise)).rejects.toMatchObject({ code: 'input' });
  });
});

describe('the catalogue', () => {
  let again: Engine;
  beforeAll(async () => {
    again = await openEngine();
  });
  test('is the same in another engine', () => expect(again.games).toEqual(engine.games));
  test('no such game', () => expect(engine.judge('chess', '')).rejects.toMatchObject({ code: 'usage' }));
});

test('a judge answers the tests before an error, and says what it ignored', async () => {
  await expect(engine.judge('letter-picking', '3\nforces\nabba\nabc\n')).rejects.toMatchObject({ line: 4, answered: 'Alice\nDraw\n' });
  let ignored = 0;
  const onIgnored = () => {
    ignored += 1;
  };
  expect(await engine.judge('nim', '1\n4\n0\nmore\n', { onIgnored })).toBe('Yes\n');
  expect(await engine.judge('nim', '1\n4\n0\n', { onIgnored })).toBe('Yes\n');
  expect(ignored).toBe(1);
});
