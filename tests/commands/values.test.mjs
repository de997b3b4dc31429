// `value` and `compare`: the same bytes from both commands.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, both, bothInside, bothRefuse, bothRefuseInside } from './both.mjs';

const parsed = ({ out }) => JSON.parse(Buffer.from(out, 'latin1').toString());

test('a value is told with its ASCII, mean, temperature, class, stops, birthday and walls', () => {
  expect(parsed(both(['value', '{2|0} + *']))).toEqual({
    value: '{2*|*}',
    ascii: '{2*|*}',
    mean: '1',
    temperature: '1',
    class: 'L',
    left_stop: '2',
    right_stop: '0',
    birthday: 4,
    walls: {
      left: [
        ['0', '2'],
        ['1', '1'],
      ],
      right: [
        ['0', '0'],
        ['1', '1'],
      ],
    },
  });
  expect(parsed(both(['value', '-1^*']))).toMatchObject({ value: '-1↑*', ascii: '-1^*', class: 'R' });
  expect(parsed(both(['value', '^[2]*']))).toMatchObject({ value: '↑[2]*', atomic_weight: '1' });
});

test('two values are compared', () => {
  expect(parsed(both(['compare', '^', '*']))).toEqual({ relation: '||', difference: '↑*' });
  expect(parsed(both(['compare', '-1', '-1^']))).toEqual({ relation: '<', difference: '↓' });
  expect(parsed(both(['compare', '{1|0}+{1|0}', '1']))).toEqual({ relation: '=', difference: '0' });
  expect(parsed(both(['compare', '^^', '*2']))).toEqual({ relation: '>', difference: '⇑*2' });
});

test('published values, by both commands', () => {
  for (const line of readFileSync(at('tests/fixtures/values.tsv'), 'utf8').trimEnd().split('\n')) {
    const [value, ascii, mean, temperature, winner, left_stop, right_stop] = line.split('\t');
    expect(parsed(bothInside(['value', value]))).toMatchObject({ value, ascii, mean, temperature, class: winner, left_stop, right_stop });
    expect(parsed(bothInside(['value', ascii]))).toMatchObject({ value });
  }
});

test('what a position of rules is worth, with the fate of each option', () => {
  const text = 'b[2,3]: 0..1 = 0\nLeft (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n';
  const both_sides = `${text}Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1\n`;
  const { left_options, right_options, ...report } = parsed(both(['value', 'rules', '-p', `text=${both_sides}`]));
  expect(report).toMatchObject({ position: 'b = 000/000', value: '{2|-1/2}', mean: '3/4', temperature: '5/4', class: 'N' });
  expect(left_options.map(({ value, fate, by, wins }) => [value, fate, by, wins])).toEqual([
    ['±1', 'dominated', 1, false],
    ['2', 'kept', undefined, true],
    ['±1', 'same', 0, false],
  ]);
  expect(right_options).toHaveLength(4);
  const after = parsed(bothInside(['value', 'rules', '-p', `text=${both_sides}`, '-p', 'b=0,1,0,0,1,0']));
  expect(after).toMatchObject({ value: '2' });
  const cell = parsed(bothInside(['value', 'rules', '-p', 'text=n: 0..9 = 9\nLeft k in {1, 2}: n -= k\nRight: n -= 3\n', '--at', '3,0']));
  expect(cell).toMatchObject({ position: 'n = 3' });
});

test('published values of positions, by both commands', () => {
  const facts = JSON.parse(readFileSync(at('tests/fixtures/position-values.json'), 'utf8'));
  for (const { text, outcome, value, ascii, mean, temperature, left_stop, right_stop } of facts) {
    const found = parsed(bothInside(['value', 'rules', '-p', `text=${text}`]));
    expect(found).toMatchObject({ value, ascii, mean, temperature, class: outcome, left_stop, right_stop });
  }
  expect(facts).toHaveLength(116);
});

test.each([
  [['value', 'rules', '-p', 'text=n: 0..9 = 9\nLeft: n -= 1\nRight: n -= 2\nend: next wins']],
  [['value', 'rules', '-p', 'text=n: 0..9 = 9\nLeft: n -= 1\nRight: n -= 2', '--at', '10,0']],
  [['value', 'rules', '-p', 'text=n: 0..9 = 9\nLeft: n -= 1\nRight: n -= 2', '--state', '1,2']],
  [['value', 'rules', '-p', 'text=n: 0..9 = 9\nLeft if n < 9: n += 1\nRight if n > 0: n -= 1']],
  [['value', 'rules', '--layer', 'outcome']],
  [['value']],
  [['value', '']],
  [['value', '1', '2']],
  [['value', '{1|3']],
  [['value', '1/3']],
  [['value', '9223372036854775807 + 1']],
  [['value', '{0|1/4611686018427387904}']],
  [['compare', '1']],
  [['compare', '1', 'x']],
  [['compare', '9223372036854775807', '-1']],
])('%j is refused', (args) => {
  bothRefuseInside(args);
});

test('a fault is named with its place', () => {
  expect(bothRefuse(['compare', '1', '{1|0} ?'])).toBe(
    'error: B: character 7: expected +, -, another part of the sum, or the end, got "?"\n',
  );
});

test('the command says what it does', () => {
  expect(both(['help'], '').out).toContain('grundyscope compare A B');
});
