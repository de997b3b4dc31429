// The answers of judges lead to the positions that they speak of: each position, solved by itself, comes to what the answer says.
import { afterAll, describe, expect, test } from 'vitest';
import { piecesOf, randomOf, testsOf } from '../../web/games/index.js';
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
      const found = [...testsOf(id, input)];
      // A line for each test, and all of the input is in one of them, except for the number of tests or a mark at the end.
      const lines = output.trimEnd().split('\n');
      expect(found.length, input).toBe(lines.length);
      const rest = found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), input);
      expect(rest.trim(), input).toMatch(/^\d*$/);
      const answers = found.flatMap(({ positions }, i) => {
        const pieces = piecesOf(id, lines[i] as string, positions);
        expect(pieces.map(({ text }) => text).join('')).toBe(lines[i]);
        return pieces.flatMap(({ text: answer, parameters }) => (parameters ? [{ answer, parameters }] : []));
      });
      expect(answers.length).toBe(found.flatMap(({ positions }) => positions).length);
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

test('tests are found by tokens, as judges read them, and the first of very many without reading the others', async () => {
  const bachet = '20 3\n1 3 8 21\n3 1 3 8\n';
  expect([...testsOf('bachet', bachet)].map(({ positions }) => positions[0])).toEqual([
    { n: '20', take: '1,3,8' },
    { n: '21', take: '1,3,8' },
  ]);
  expect(await engine.judge('bachet', bachet)).toBe('Stan wins\nStan wins\n');
  const many = '\ufeff1\n5\n'.repeat(1000);
  const [first] = testsOf('nim', many);
  expect(first && many.slice(first.start, first.end)).toBe('1\n5');
  expect([...testsOf('nim', '0\n1\n5\n')]).toEqual([]);
  expect([...testsOf('no-such-game', '1\n')]).toEqual([]);
});
