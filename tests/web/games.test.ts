// Entries of web/games: there is a page for each game, and the judge takes what it rolls.
import { afterAll, expect, test } from 'vitest';
import { boardOf, randomOf } from '../../web/games/index.js';
import { loadTexts, textsOf } from '../../web/games/texts.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

test.each(engine.games.map(({ id }) => id))(
  '%s: random inputs are well formed, the same for the same seed, and not all alike',
  async (id) => {
    await loadTexts(id, 'en');
    expect(textsOf(id, 'en')?.statement.length).toBeGreaterThan(0);
    expect(boardOf(id)).toBeDefined();
    const random = randomOf(id);
    if (!random) throw new Error(`no random inputs of ${id}`);
    const inputs = Array.from({ length: 200 }, (_, seed) => random(seed));
    expect(random(7)).toBe(inputs[7]);
    expect(new Set(inputs).size).toBeGreaterThan(100);
    for (const input of inputs) expect(await engine.judge(id, input)).not.toBe('');
  },
);
