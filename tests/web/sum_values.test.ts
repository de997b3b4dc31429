// Sums of Left and Right on the page: what their positions are worth by the values of the parts, and how parts are named.
import { afterAll, expect, test } from 'vitest';
import { untranslated } from '../../web/engine/api_messages.js';
import { patternOf } from '../../web/games/page.js';
import { texts as english } from '../../web/games/sum/en.js';
import { texts as spanish } from '../../web/games/sum/es.js';
import { hasLeftAndRight } from '../../web/games/sum/part_shown.js';
import { lossOf } from '../../web/views/value/loss.js';
import { expressionOf, valueOfSum } from '../../web/views/value/sum.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

const pile = (n: number, left: number, right: number) => `rules;text=n: 0..9 = ${n}\nLeft: n -= ${left}\nRight: n -= ${right}`;
const { signal } = new AbortController();

test('a position is worth the sum of its parts, after each move, too', async () => {
  const solution = await untranslated(engine).open('sum', { parts: `nim;heaps=1,3|${pile(3, 1, 3)}|${pile(5, 1, 5)}` });
  await solution.solve();
  const valueOfPosition = valueOfSum(async () => engine as never);
  const start = await solution.explain();
  const before = await valueOfPosition(start, signal);
  const { class: own, value } = await solution.answer();
  expect([before.class, before.value]).toEqual([own, value]);
  const losses = [];
  for (const { play, outcome } of start.options) {
    const after = await solution.follow(start.state, play);
    const report = await valueOfPosition(after, signal);
    // Right is to move: she loses exactly if the value is at least 0.
    expect(outcome === 'P').toBe(report.class === 'L' || report.class === 'P');
    losses.push(lossOf('L', before, report));
  }
  expect(losses.length).toBeGreaterThan(4);
  expect(losses).toContain('0');
  expect(losses.every((loss) => !loss.startsWith('-'))).toBe(true);
  solution.close();
});

test('an expression of the values and nimbers of parts; none if one is missing', async () => {
  const part = (rest: object) => ({ position: '', state: '', ...rest });
  expect(expressionOf({ parts: [part({ value: '{2|-1/2}' }), part({ nimber: 3 })] })).toBe('({2|-1/2}) + (*3)');
  expect(expressionOf({ parts: [part({ value: '1' }), part({})] })).toBeUndefined();
  expect(expressionOf({})).toBeUndefined();
  await expect(valueOfSum(async () => engine as never)({ parts: [part({})] } as never, signal)).rejects.toBeInstanceOf(RangeError);
});

test('the part in the table is named by its title, and never by its whole text', () => {
  const named = (part: string) => english.fixedParts?.({ parts: `${part}|nim;heaps=1`, part: '1' });
  expect(named('kayles;rows=3')).toBe('Part 1 of 2 in the table: kayles;rows=3.');
  expect(named(`rules;text=# Cutcake\nw: 0..3 = 3\nmove: w -= 1`)).toBe('Part 1 of 2 in the table: Cutcake.');
  expect(named('rules;text=w: 0..3 = 3\nmove: w -= 1')).toBe('Part 1 of 2 in the table: rules of your own.');
  expect(named('rules;text=0.77')).toBe('Part 1 of 2 in the table: 0.77.');
  expect(named('rules;text=%23 50%25 off\nw: 0..3 = 3')).toBe('Part 1 of 2 in the table: 50% off.');
  expect(named(`nim;heaps=${'1,'.repeat(90)}1`)?.length).toBeLessThan(110);
});

test('the lead is about what decides: values with Left and Right, nim-sums without', () => {
  const both = { parts: `nim;heaps=1|${pile(3, 1, 3)}` };
  for (const texts of [english, spanish]) {
    expect(patternOf(texts, both)).not.toMatch(/nim-sum|suma nim/);
    expect(patternOf(texts, { parts: 'nim;heaps=1|rules;text=n: 0..9 = 3\nmove: n -= 1' })).toMatch(/nim-sum|suma nim/);
  }
  expect(hasLeftAndRight({ parts: 'rules;text=%0A# Left\nmove: n -= 1' })).toBe(false);
  expect(hasLeftAndRight({ parts: 'rules;first=right;text=n: 0..9 = 3\n  Right k in 1..3: n -= k' })).toBe(true);
});
