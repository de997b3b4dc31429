// What web/games says of each game: there is a page for each, and the judge takes what it rolls.
import { afterAll, expect, test } from 'vitest';
import { pageOf } from '../../web/games/index.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

test.each(engine.games.map(({ id }) => id))(
  '%s: random inputs are well formed, the same for the same seed, and not all alike',
  async (id) => {
    const page = pageOf(id);
    for (const texts of Object.values(page?.texts ?? {})) expect(texts.statement.length).toBeGreaterThan(0);
    if (!page) return;
    const inputs = Array.from({ length: 200 }, (_, seed) => page.random(seed));
    expect(page.random(7)).toBe(inputs[7]);
    expect(new Set(inputs).size).toBeGreaterThan(100);
    for (const input of inputs) expect(await engine.judge(id, input)).not.toBe('');
  },
);
