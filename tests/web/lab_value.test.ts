// The rows of options of a value.
import { expect, test } from 'vitest';
import type { FateOfOption, ValuedOption } from '../../web/engine/protocol.js';
import { rowsOf } from '../../web/lab/value.js';

const option = (move: string, fate: FateOfOption): ValuedOption => ({ move, wins: false, value: '0', ascii: '0', mean: '0', ...fate });

test('moves of one value are a row, and those that stay come first', () => {
  const options = [
    option('a', { fate: 'dominated', by: 1 }),
    option('b', { fate: 'kept' }),
    option('c', { fate: 'same', by: 0 }),
    option('d', { fate: 'reversible', through: '0', instead: [] }),
    option('e', { fate: 'same', by: 1 }),
    option('f', { fate: 'same', by: 0 }),
  ];
  expect(rowsOf(options).map(({ option: { move }, others }) => [move, others.map((other) => other.move)])).toEqual([
    ['b', ['e']],
    ['a', ['c', 'f']],
    ['d', []],
  ]);
});

test('no options are no rows', () => expect(rowsOf([])).toEqual([]));
