// The faults that scripts/mutate.mjs puts into the core.
import { expect, test } from 'vitest';
import { codeOf, drawn, mutantsOf, mutated } from '../../scripts/steps/mutants.mjs';

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
