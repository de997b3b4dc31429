// Fixes of faults: each example becomes the text that was meant, and the fault is gone; where nothing is known, no fix is offered.
import { expect, test } from 'vitest';
import { type Fault, faultOf, withUnchanged } from '../../web/lab/faults.js';
import { fixOf } from '../../web/lab/fixes.js';
import { check } from './lab_check.js';

const N = 'n: 0..20 = 20\n';
const MOVE = 'move k in 1..3: n -= k';
const TWO = 'a: 0..9 = 3\nb: 0..9 = 5\n';
const ROW = 'b[4]: 0..1\n';
const BOARD = 'b[3,3]: 0..1\n';

/** The faults and doubts of a text. */
const foundIn = (text: string): Fault[] => {
  const { ok, faults, notes, layout } = check(text);
  if (!ok) return [...faults];
  return withUnchanged(
    text,
    layout,
    notes.flatMap(({ line, column, message }) => (column === undefined ? [] : [{ line, column, message }])),
  );
};
const keyOf = ({ line, message }: Fault) => JSON.stringify([line, typeof message === 'object' ? message.slice(0, 2) : message]);

/** Texts, and the line that a press puts in the place of the faulty one. */
const fixed: readonly (readonly [text: string, line: string])[] = [
  ...['misere', 'misère', 'Misere', 'misere: true', 'last loses', 'the last player loses', 'end wins', 'end: misere', 'end: wins'].map(
    (line) => [`${N}${MOVE}\n${line}`, 'end: next wins'] as const,
  ),
  [`${N}misere\n${MOVE}`, 'end: next wins'],
  ...['last wins', 'last player to move wins', 'end loses', 'end: normal play'].map(
    (line) => [`${N}${MOVE}\n${line}`, 'end: last wins'] as const,
  ),
  [`${N}move k in 1..3: n = n-k`, MOVE],
  [`${N}move k in 1..3: n = n - k*2`, 'move k in 1..3: n -= k*2'],
  ['h[3]: 0..9 = 5\nmove i of h, k in 1..3: h[i] = h[i] - k', 'move i of h, k in 1..3: h[i] -= k'],
  ['n: 0..9 = 1\nmove k in 1..3: n = n + k', 'move k in 1..3: n += k'],
  [`${N}move k in 1..3: n =- k`, MOVE],
  [`${N}move k in 1..3: n =-k`, MOVE],
  ['n: 0..9 = 1\nmove k in 1..3: n =+ k', 'move k in 1..3: n += k'],
  [`${TWO}move k in 1..9: a -= k and b -= k`, 'move k in 1..9: a -= k, b -= k'],
  [`${TWO}move k in 1..9: a = a-k and b = b-k`, 'move k in 1..9: a = a-k, b = b-k'],
  [`${TWO}move k in 1..9: a -= k; b -= k`, 'move k in 1..9: a -= k, b -= k'],
  [
    `${ROW}move i of b if count(x if x == 0) > 1 and not b[i]: b[i] = 1`,
    'move i of b if count(x == 0 for x in b) > 1 and not b[i]: b[i] = 1',
  ],
  [
    `${ROW}move i of b if count(b if b == 0) > 1 and not b[i]: b[i] = 1`,
    'move i of b if count(x == 0 for x in b) > 1 and not b[i]: b[i] = 1',
  ],
  [
    `${ROW}move i of b if count(b[j] if b[j] == 0) > 1 and not b[i]: b[i] = 1`,
    'move i of b if count(b[j] == 0 for j of b) > 1 and not b[i]: b[i] = 1',
  ],
  [
    `${ROW}move i of b if count(b[j] == 0 if j of b) > 1 and not b[i]: b[i] = 1`,
    'move i of b if count(b[j] == 0 for j of b) > 1 and not b[i]: b[i] = 1',
  ],
  [
    `${BOARD}move (i,j) of b if not b[i,j] and not any(b[r,c] if b[r,c] and (r == i or c == j)): b[i,j] = 1`,
    'move (i,j) of b if not b[i,j] and not any(b[r,c] and (r == i or c == j) for (r,c) of b): b[i,j] = 1',
  ],
  [
    `${ROW}move i of b if count(x in b if x == 0) > 1 and not b[i]: b[i] = 1`,
    'move i of b if count(x == 0 for x in b) > 1 and not b[i]: b[i] = 1',
  ],
  [`${N}moves k in 1..3: n -= k`, MOVE],
  [`${N}mvoe k in 1..3: n -= k`, MOVE],
  [`${N}for k in 1..3: n -= k`, MOVE],
  [`${N}${MOVE}\nEnd: next wins`, 'end: next wins'],
  [`${N}move k in 1...3: n -= k`, MOVE],
  [`${N}move k in 1..3 when k <= n: n -= k`, 'move k in 1..3 if k <= n: n -= k'],
  [`${N}move k in 1..3 if k <= n && k: n -= k`, 'move k in 1..3 if k <= n and k: n -= k'],
  [`${N}move k in 1..3: n := 5`, 'move k in 1..3: n = 5'],
  [`${N}move k in 1..3 n -= k`, MOVE],
  [`${N}move: n--`, 'move: n-= 1'],
  [`${N}move k in 1..3 if n = 3: n -= k`, 'move k in 1..3 if n == 3: n -= k'],
  [`${N}n -= 1`, 'move: n -= 1'],
  [`// Nim\n${N}${MOVE}`, '# Nim'],
  ['pile: 0..20 = 20\nmove k in 1..3: pille -= k', 'move k in 1..3: pile -= k'],
  ['stones = 15\nmove k in 1..3: stones -= k', 'stones: 0..15 = 15'],
  ['stones = 15', 'stones: 0..15 = 15'],
  ['n: 15\nmove k in 1..3: n -= k', 'n: 0..15 = 15'],
  [`${N}take 1..3`, MOVE],
  [`${N}move take 1..3`, MOVE],
  [`${N}move 1..3`, MOVE],
  [`${N}remove {1, 4}`, 'move k in {1, 4}: n -= k'],
  [`${N}move 1..3: n -= k`, MOVE],
  [`${N}move j in 1-3: n -= j`, 'move j in 1..3: n -= j'],
  // Doubts.
  ['h[3]: 0..9 = 5\nmove i in h, k in 1..3: h[i] -= k', 'move i of h, k in 1..3: h[i] -= k'],
  [`${N}move k in 1..n^2: n -= k`, 'move k in 1..n**2: n -= k'],
  [`${N}m: 1..5 = 3\nmove k in 1..m: n -= k`, 'm = 3 in 1..5'],
];

test.each(fixed)('%j', (text, line) => {
  const fault = foundIn(text)[0] as Fault;
  const fix = fixOf(text, fault);
  expect(fix?.line).toBe(line);
  expect(foundIn(fix?.text ?? text).map(keyOf)).not.toContain(keyOf(fault));
});

test.each([
  // Of a sum, the rest would change its sign.
  `${N}move k in 1..3: n = n - k - 1`,
  `${N}move k in 1..3: n = n - k + 1`,
  // A word of other languages with an order of its own.
  `${N}move k in range(1, 4): n -= k`,
  `${N}move k in 1..3 unless n == 3 or n == 4: n -= k`,
  `${TWO}take 1..3`,
  `${N}move 1..3: n -= 2`,
  `${N}${MOVE}\nend if`,
  `${N}move k in 1..3: n -= `,
  `${ROW}${BOARD.replace('b', 'c')}move i of b if count(x if x == 0) > 1 and not b[i]: b[i] = 1`,
])('nothing is known of %s', (text) => {
  const faults = foundIn(text);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.map((fault) => fixOf(text, fault))).toEqual(faults.map(() => undefined));
});

test('columns count characters', () => {
  const text = `${N}move "𝒌 {k}" k in 1...3: n -= k`;
  expect(fixOf(text, foundIn(text)[0] as Fault)?.line).toBe('move "𝒌 {k}" k in 1..3: n -= k');
});

test('a place that the text does not have has no fix', () => {
  for (const [line, column] of [
    [0, 1],
    [9, 1],
    [1, 99],
  ] as const)
    expect(fixOf(N, { line, column, message: ['lab-equals'] })).toBe(undefined);
  expect(faultOf(undefined)).toBe(undefined);
});
