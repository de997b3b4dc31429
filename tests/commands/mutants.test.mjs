// The faults that scripts/mutate.mjs puts into the core.
import { expect, test } from 'vitest';
import { codeOf, drawn, mutantsOf, mutated } from '../../scripts/steps/mutants.mjs';
import { linesOf, switched } from '../../scripts/steps/switched.mjs';

const results = (text, operator) =>
  mutantsOf(text)
    .filter((mutant) => !operator || mutant.operator === operator)
    .map((mutant) => mutated(text, mutant));

test.each([
  ['comparison', 'return a < b;', ['return a > b;']],
  ['bound', 'return a <= b;', ['return a < b;']],
  ['constant', 'f(7u, x1, 1.5);', ['f(8u, x1, 1.5);']],
  ['constant less', 'f(7u, 0);', ['f(6u, 0);']],
  ['sign', 'x = a - b;', ['x = a + b;']],
  ['sign', 'f(x--);', ['f(x++);']],
  ['condition', 'if (a.b(c)) return;', ['if (!(a.b(c))) return;']],
  ['condition', 'if (a == "b c") return;', ['if (!(a == "b c")) return;']],
  ['sign', 'x = "a" + b + c + "d" + (e - 1);', ['x = "a" + b - c + "d" + (e - 1);', 'x = "a" + b + c + "d" + (e + 1);']],
  ['statement', '{\n  a.b(c);\n  return d;\n}', ['{\n  ;\n  return d;\n}']],
  ['min and max', 'return std::min(a, b);', ['return std::max(a, b);']],
  ['and, or', 'return a && b;', ['return a || b;']],
])('%s: %s', (operator, text, expected) => {
  expect(results(text, operator)).toEqual(expected);
});

test('templates, references, declarations, comments and strings are left alone', () => {
  for (const text of [
    'std::vector<int> a;',
    'void f(T&& t);',
    '// a < b && 1',
    'f("a < 1");',
    "f('<');",
    '#if A < 1',
    'int f() override;\n',
  ])
    expect(results(text)).toEqual([]);
});

test('offsets stay where text is blanked', () => {
  const text = 'a; /* b\n < 1 */ c < d; // 2\n"1 < 2"';
  expect(codeOf(text)).toHaveLength(text.length);
  expect(mutantsOf(text).map(({ found, line }) => [found, line])).toEqual([
    ['<', 2],
    ['<', 2],
  ]);
});

test('the same seed draws the same lines, wherever they are', () => {
  const line = 'if (a < b) c += 1;\n';
  const key = ({ operator, found, put }) => [operator, found, put];
  const here = drawn([{ path: 'a.cpp', text: line }], '1').map(key);
  expect(drawn([{ path: 'moved/b.cpp', text: `// new\n\n  ${line}` }], '1').map(key)).toEqual(here);
  expect(here.length).toBeGreaterThan(4);
});

/** A text with all of its faults to be chosen, without the two lines in front. */
function allIn(text) {
  const mutants = mutantsOf(text).map((mutant, index) => ({ ...mutant, number: index + 1 }));
  const { text: put, crossing } = switched(text, mutants, 'switch.hpp');
  return { mutants, crossing, put: put.split('\n').slice(2).join('\n') };
}

/** Evaluates such a text with one fault selected, or none: MUTANT(n) is 1 for the selected one and 0 for the others. */
function chosen(put, number) {
  const code = put.replaceAll('static_cast<bool>', '').replace(/\bMUTANT\((\d+)\)/g, (_, other) => `${Number(Number(other) === number)}`);
  return new Function('a', 'b', 'c', `let x = a, out = []; const f = (...y) => (out.push(y), y.length); ${code}; return [x, out];`)(
    3,
    5,
    2,
  );
}

test.each([
  'x = a < b && b > c + 1;',
  'if (a < b || c == 2) {\n  f(a - 1, b);\n}\n',
  'for (let i = 0; i < b && out.length < 9; ++i) {\n  f(i);\n  if (i == c) f(a + i);\n}\n',
  'x += a * (b - 1) + c;',
  'if (a < b) f(1); else f(2);',
  'x = a < b ? b - a : f(a, c + 1);',
])('each fault that is chosen is the one that stands alone: %s', (text) => {
  const { mutants, crossing, put } = allIn(text);
  expect(crossing).toEqual([]);
  expect(mutants.length).toBeGreaterThan(1);
  expect(chosen(put, 0)).toEqual(chosen(text, 0));
  for (const mutant of mutants) expect([mutant, chosen(put, mutant.number)]).toEqual([mutant, chosen(mutated(text, mutant), 0)]);
});

test('lines keep their numbers, and say where a fault reaches', () => {
  const text = 'int f() {\n  return a  // one\n      + b;\n}\n';
  const { put, mutants } = allIn(text);
  // Code that follows stays in its line, though the expression comes several times.
  expect(put.split('\n').indexOf('}')).toBe(3);
  expect(linesOf(text, mutants[0])).toEqual([2, 3]);
});
