// The answers of judges lead to the positions that they speak of: each position, solved by itself, comes to what the answer says.
import { afterAll, describe, expect, test } from 'vitest';
import { answersOf, randomOf } from '../../web/games/index.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

describe.each(engine.games)('$id', ({ id, judge }) => {
  const inputs = [judge.input, ...[1, 2, 3, 4].map((seed) => randomOf(id)?.(seed) ?? judge.input)];
  // As problem pages are copied: other ends of lines, blank lines, stray spaces.
  inputs.push(`\n${judge.input.replaceAll('\n', ' \r\n\r\n')}`);

  test('every answer has its position, and the position comes to the answer', async () => {
    const outcomes = new Map<string, Set<string>>();
    let seen = 0;
    for (const input of inputs) {
      const output = await engine.judge(id, input);
      if (input === inputs.at(-1)) expect(output).toBe(judge.output);
      const answers = answersOf(id, input, output);
      expect(answers.length, input).toBeGreaterThan(0);
      for (const { answer, parameters } of answers.slice(0, 25)) {
        const solution = await engine.open(id, parameters);
        const { outcome } = await solution.answer();
        const verdict = answer.replace(/\d+$/, (digits) => (id === 'bobs-game' ? '' : digits));
        outcomes.set(verdict, new Set([...(outcomes.get(verdict) ?? []), outcome]));
        if (id === 'bobs-game' && outcome === 'N') {
          const { options } = await solution.explain();
          expect(answer).toBe(`WIN ${options.filter((option) => option.outcome === 'P').length}`);
        }
        solution.close();
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
    // One answer means one outcome, and two answers never the same.
    for (const [answer, found] of outcomes) expect([...found], answer).toHaveLength(1);
    expect(new Set([...outcomes.values()].flatMap((found) => [...found])).size).toBe(outcomes.size);
  });
});
