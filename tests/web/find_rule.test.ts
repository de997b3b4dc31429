// Find a rule, through the module: the twenty laws are in tests/cpp/find_rule_test.cpp.
import { afterAll, expect, test } from 'vitest';
import { EngineError } from '../../web/engine/errors.js';
import { openTools } from './engine.js';

const engine = await openTools();
afterAll(() => engine.close());

const text = 'n: 0..100 = 20\nmove k in 1..3: n -= k';

test('statements, their formulas, and what proves them', async () => {
  const shares: number[] = [];
  const found = await engine.findRule({ text }, { onProgress: (share) => shares.push(share) });
  expect(found).toMatchObject({ positions: 101, wider: 201 });
  expect(found.rules.map(({ about, formula }) => [about, formula])).toEqual([
    ['outcome', 'n % 4 == 0'],
    ['nimber', 'n % 4'],
    ['period', undefined],
  ]);
  expect(found.rules[0]?.text).toBe('The player to move loses exactly where n % 4 == 0.');
  expect(found.rules[0]?.proved).toContain('Golomb');
  expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true);
});

test('names in a statement are explained', async () => {
  const { rules } = await engine.findRule({ text: 'n: 1..300 = 60\nmove d in 1..n-1 if n % d == 0: n -= d' });
  const nimber = rules.find(({ about }) => about === 'nimber');
  expect(nimber?.text).toBe('The nimber is twos(n).');
  expect(nimber?.notes).toEqual(['twos(n) is how many times 2 divides n.']);
});

test('that no statement holds is an answer', async () => {
  const { rules, tried } = await engine.findRule({
    text: 'n: 0..200 = 20\nmove k in 1..n: n -= k if k * k * k % 7 < 3\nmove if n % 5 == 1 and n > 3: n -= 2',
  });
  expect(rules.filter(({ about }) => about !== 'period')).toEqual([]);
  expect(Number(tried)).toBeGreaterThan(1000);
});

test('faults and refusals are errors', async () => {
  await expect(engine.findRule({ text: 'n: 0..9\nmove' })).rejects.toThrow(EngineError);
  await expect(engine.findRule({})).rejects.toMatchObject({ field: 'text' });
});

test('a search that is cancelled ends at once, and others go on', async () => {
  const large = 'x: 0..900 = 7\ny: 0..900 = 5\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k';
  const call = new AbortController();
  let begun = 0;
  const search = engine.findRule({ text: large }, { signal: call.signal, onProgress: () => ++begun === 3 && call.abort() });
  await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  expect((await engine.findRule({ text })).rules.length).toBe(3);
});
