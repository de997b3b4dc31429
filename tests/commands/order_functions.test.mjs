// The order of functions in WebAssembly modules.
import { expect, test } from 'vitest';
import { inOrder, orderOf } from '../../scripts/order_functions.mjs';

/** Bytes that repeat a word, so that functions made of one word are alike. */
const body = (word, times) => Buffer.from(word.repeat(times));

test('functions that are alike stand together, and none is lost', () => {
  const bodies = [body('abcdefgh', 4), body('01234567', 9), body('abcdefgh', 6), body('01234567', 3), Buffer.from([1, 2])];
  expect(orderOf(bodies, 20)).toEqual([1, 3, 2, 0, 4]);
  expect(orderOf([], 20)).toEqual([]);
});

const module = `(module
 (type $0 (func))
 (export "f" (func $2))
 (func $0
 )
 (func $1 (param $0 i32)
  (call $0)
 )
 (func $2
  (call $1
   (i32.const 3)
  )
 )
 ;; the end
)
`;

test('the text of a module keeps everything but the order of its functions', () => {
  const moved = inOrder(module, [2, 0, 1]);
  expect(moved.match(/\(func \$\d(?= |$)/gm)).toEqual(['(func $2', '(func $0', '(func $1']);
  expect(moved.split('\n').sort()).toEqual(module.split('\n').sort());
  expect(inOrder(moved, [1, 2, 0])).toBe(module);
  expect(() => inOrder(module, [0, 1])).toThrow('expected 2 functions, got 3');
});
