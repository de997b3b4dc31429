import { expect, test } from 'vitest';
import { bits } from '../../web/views/explain/nim_sum.js';
import { compare, theirLine } from '../../web/views/judge/compare.js';
import { excerpt, rangeOf } from '../../web/views/judge/place.js';
import { lookText, readLook } from '../../web/views/table/geometry/look.js';

test('line and token become characters', () => {
  const text = '2 3\n\n  10  x7 \r\nlast';
  const at = (line: number, token: number) => {
    const { start, end } = rangeOf(text, line, token);
    return text.slice(start, end);
  };
  expect(at(1, 2)).toBe('3');
  expect(at(3, 2)).toBe('x7');
  expect(at(4, 1)).toBe('last');
  expect(at(3, 3)).toBe('');
  expect(rangeOf(text, 3, 3).start).toBe(text.indexOf('x7') + 2);
  expect(rangeOf(text, 9, 1)).toEqual({ start: text.length, end: text.length });
  expect(excerpt(text, rangeOf(text, 3, 2))).toMatchObject({ before: '  10  ', wrong: 'x7' });
});

test('outputs are compared line by line, white space at line ends aside', () => {
  expect(compare('a\nb\n', 'a \r\nb\n\n')).toBeUndefined();
  expect(compare('a\nb\n', 'a\nb')).toBeUndefined();
  expect(compare('a\nb\nc\nd\n', 'a\nx\nc\ny\n')).toMatchObject({ first: 1, lacks: 0, extra: 0, differing: [1, 3] });
});

test('a missing or an extra line does not make all lines behind it differ', () => {
  const lacking = compare('a\nb\nc\nd\n', 'a\nc\nd\n');
  expect(lacking).toMatchObject({ first: 1, from: 1, lacks: 1, extra: 0, differing: [1] });
  expect(lacking && [0, 1, 2, 3].map((line) => theirLine(lacking, line))).toEqual(['a', undefined, 'c', 'd']);
  const extended = compare('a\nb\n', 'a\nx\ny\nb\n');
  expect(extended).toMatchObject({ first: 1, from: 1, lacks: 0, extra: 2, differing: [] });
  expect(extended && [0, 1].map((line) => theirLine(extended, line))).toEqual(['a', 'b']);
  expect(compare('a\n', 'a\nb')).toMatchObject({ first: 1, from: 1, extra: 1, differing: [] });
  expect(compare('a\nb\nc\n', 'x\nb')).toMatchObject({ first: 0, from: 2, lacks: 1, differing: [0, 2] });
  expect(compare('', 'a')).toMatchObject({ first: 0, extra: 1, differing: [] });
});

test('nim-sums as binary columns, beyond 2^53 too', () => {
  expect(bits([3, 5, 6])).toEqual(['011', '101', '110']);
  expect(bits(['9223372036854775807', 1])[0]).toHaveLength(63);
});

test('a look survives the address', () => {
  for (const text of ['12.5,3.25,24', '-4.5,0,0.001234', '9007199254740990.5,1,96']) {
    const look = readLook(text);
    expect(look && lookText(look)).toBe(text);
  }
  expect(readLook('1,2')).toBeUndefined();
  expect(readLook('a,b,c')).toBeUndefined();
});
