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

test.each([
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
