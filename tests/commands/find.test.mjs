// `find rules`: the same in both commands, and what it finds is what the other commands say.
import { expect, test } from 'vitest';
import { both, bothInside, bothRefuse, bothRefuseInside } from './both.mjs';

const find = (text, ...more) => JSON.parse(bothInside(['find', 'rules', '-p', `text=${text}`, ...more]).out);

test('both commands find the same', () => {
  const text = 'n: 0..100 = 20\nmove k in {1, 3, 8}: n -= k';
  const { rules, ...counts } = JSON.parse(both(['find', 'rules', '-p', 'text=@-'], text).out);
  expect(counts).toMatchObject({ positions: 101, wider: 201 });
  expect(rules[0]).toMatchObject({ about: 'outcome', formula: 'n % 11 in {0, 2, 4, 6}' });
});

test('a formula that is found can be certified', () => {
  const text = 'x: 0..12 = 7\ny: 0..12 = 5\nmove: x -= 1\nmove: y -= 1\nmove: x -= 1, y -= 1';
  const formula = find(text).rules.find(({ about }) => about === 'outcome').formula;
  expect(bothInside(['certify', 'rules', '-p', `text=${text}`, '--formula', formula]).status).toBe(0);
});

test('parameters of the text are given as elsewhere', () => {
  const text = 'K = 3\nn: 0..100 = 20\nmove k in 1..K: n -= k';
  expect(find(text, '-p', 'K=5').rules[0].formula).toBe('n % 6 == 0');
});

test.each([
  [['find']],
  [['find', 'nim']],
  [['find', 'rules', '--layer', 'nimber']],
  [['find', 'rules', '-p', 'text=n: 0..9']],
  [['find', 'rules', '-p', 'text=n: 0..9\nmove: n -= 1', '-p', 'm=3']],
])('%j is refused', (args) => {
  bothRefuseInside(args);
});

test('the command says what it does', () => {
  expect(both(['help'], '').out).toContain('grundyscope find rules');
  expect(bothRefuse(['find', 'chess'])).toContain('rules after find');
});
