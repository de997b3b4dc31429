// Average losses of moves: against the options of values, played from their canonical forms.
import { expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import type { ValueReport } from '../../web/engine/value_reports.js';
import { compare, difference, negative, sum } from '../../web/views/value/dyadic.js';
import { lossOf, wallAt } from '../../web/views/value/loss.js';

const { command } = await loadCommand();
const reportOf = (expression: string): ValueReport => JSON.parse(Buffer.from(command(['value', expression]).out).toString()) as ValueReport;
const loss = (player: 'L' | 'R', from: string, to: string) => lossOf(player, reportOf(from), reportOf(to));

test('the best move loses nothing, others what the best gains more', () => {
  expect(loss('L', '{5|1}', '5')).toBe('0');
  expect(loss('R', '{5|1}', '1')).toBe('0');
  // In {5|1} + {2|0} the hotter one is worth 2, the other 1.
  expect(loss('L', '{5|1} + {2|0}', '5 + {2|0}')).toBe('0');
  expect(loss('L', '{5|1} + {2|0}', '{5|1} + 2')).toBe('1');
  expect(loss('R', '{5|1} + {2|0}', '{5|1}')).toBe('1');
});

test('a threat that must be answered loses nothing', () => {
  // Left's move to {10|2} in {10|2||0} is answered.
  expect(loss('L', '{10|2||0}', '{10|2}')).toBe('0');
  expect(loss('R', '{10|2||0}', '0')).toBe('0');
});

test('every move in a number loses, none in an infinitesimal', () => {
  expect(loss('L', '1', '0')).toBe('1');
  expect(loss('L', '3/4', '1/2')).toBe('1/4');
  expect(loss('R', '3/4', '1')).toBe('1/4');
  expect(loss('L', '^', '0')).toBe('0');
  expect(loss('R', '^', '*')).toBe('0');
});

test('is never less than nothing, and for one move of each player nothing', () => {
  const forms = [
    [
      ['5', '{4|2}'],
      ['3*', '{1|-1}'],
    ],
    [
      ['{9|4||2}', '3'],
      ['0', '{1|-8}'],
    ],
    [
      ['*', '^'],
      ['-1/2', '{0|-3}'],
    ],
  ] as const;
  for (const [left, right] of forms) {
    const from = `{${left.join()}|${right.join()}}`;
    for (const [player, options] of [
      ['L', left],
      ['R', right],
    ] as const) {
      const all = options.map((to) => loss(player, from, to));
      expect(
        all.every((one) => compare(one, '0') >= 0),
        `${from}: ${all}`,
      ).toBe(true);
      expect(all, from).toContain('0');
    }
  }
});

test('walls are straight between corners', () => {
  const { walls } = reportOf('{4|2||1|-1}');
  expect(['0', '1/2', '1', '5/4', '3/2', '7'].map((t) => wallAt(walls.left, t))).toEqual(['2', '2', '2', '7/4', '3/2', '3/2']);
  expect(wallAt(walls.right, '5/4')).toBe('5/4');
});

test('numbers are exact', () => {
  expect(sum('-3/4', '1/2')).toBe('-1/4');
  expect(difference('1', '1')).toBe('0');
  expect(negative('0')).toBe('0');
  expect(sum('1/4611686018427387904', '1')).toBe('4611686018427387905/4611686018427387904');
});
