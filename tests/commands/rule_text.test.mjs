// The language of rule texts, as read by the lab and by tools/rule_text.py, which share no code.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RuleText } from '../../tools/rule_text.mjs';
import { byLength, oneIn } from '../web/length.ts';
import { randomText } from '../web/random_text.ts';
import { at, native, runOne } from './both.mjs';

const long = process.env.GRUNDY_LENGTH === 'full';
const python = ['python3', at('tools/rule_text.py')];
const parse = ({ out }) => JSON.parse(out.toString());

/** Number of legal moves of each line, from the lab's notes; undefined where there is no note. */
const moves = ({ notes }) =>
  notes.flatMap(({ column, message }) => {
    if (column !== undefined) return [];
    const [, all, , lost] =
      /^([\d,]+) moves? over all positions(, ([\d,]+) of them would leave a range and are not allowed)?/.exec(message) ?? [];
    const number = (text) => Number((text ?? '0').replaceAll(',', ''));
    return all === undefined ? [] : [number(all) - number(lost)];
  });

/** Compares both readings. Returns false if that is impossible. */
function expectSame(text) {
  const ran = runOne(native, ['check', 'rules'], text);
  const checked = ran.status === 0 ? parse(ran) : undefined;
  if (!checked?.ok || checked.positions > 5000) return false;
  const read = parse(runOne(python, [], text));
  // Left and Right, points, pieces that split where play may come back.
  if (read.unreadable) return false;
  const own = moves(checked);
  // Of lines that have faults of their own it says something else.
  if (own.length !== read.moves.length) return false;
  expect(read.moves, text).toEqual(own);
  const { status, out } = runOne(native, ['answer', 'rules', '-p', `text=${text}`]);
  if (status !== 0) return false;
  const { outcome, nimber } = JSON.parse(out.toString());
  expect({ outcome: read.outcome, nimber: read.nimber ?? nimber }, text).toEqual({ outcome, nimber });
  return true;
}

const folder = new URL('../fixtures/texts/', import.meta.url);
const special = JSON.parse(readFileSync(new URL('../fixtures/machines.json', import.meta.url), 'utf8'));

test('texts of the gallery, and special ones', () => {
  const texts = [...readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')), ...Object.values(special)];
  // Three programs for each text.
  expect(texts.filter(oneIn(2)).filter(expectSame).length).toBeGreaterThan(byLength(10, 20));
}, 1_200_000);

test.each([
  ['a constant that stands further down', 'K = W[1,0]\nW = {"ab", "cd"}\nn: 0..9\nmove k in 1..3 if K == 99: n -= k\n'],
  ['parts that are hidden', 'n: 0..9\nt: 0..4 = 0\nmove k in 1..3: n -= k, t += 1\nhide t\nshow n as bar\n'],
  ['a part called hide', 'hide: 0..9\nmove k in 1..3: hide -= k\n'],
  ['a constant in a condition on places', 'S = {1, 0, 1}\nL = {(0,1), (1,2)}\nn: 0..9\nmove k in 1..3 if groups(L, S > 0) == k: n -= k\n'],
])('%s', (_, text) => expect(expectSame(text)).toBe(true));

/** Expressions without a value, in every place where it may stand; points are compared elsewhere. */
const noValues = JSON.parse(readFileSync(at('tests/fixtures/no-values.json'), 'utf8'));

const compared = Object.entries(noValues).filter(([name]) => !['a score', 'a gain'].includes(name));
test.each(compared.filter(oneIn(5)))('without a value: %s', (_, text) => expect(expectSame(text)).toBe(true));

test('without a value: the same moves in JavaScript', () => {
  const all = JSON.stringify(Object.values(noValues));
  const program = `import itertools, json, sys
from rule_text import RuleText
for text in json.load(sys.stdin):
    game = RuleText(text)
    for slots in itertools.product(*(range(least, most + 1) for least, most in game.ranges)):
        over = game.ended(slots)
        goes_on = game.is_legal(slots) and not over
        moves = sum(1 for line in range(len(game.moves)) for _ in game.options_of(line, slots)) if goes_on else None
        print(json.dumps([moves, game.payoff(over or game.stuck(), slots)], separators=(",", ":")))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input: all, cwd: at('tools') });
  const own = Object.values(noValues).flatMap((text) => {
    const game = new RuleText(text);
    const positions = game.ranges.reduce(
      (some, [least, most]) => some.flatMap((slots) => Array.from({ length: most - least + 1 }, (_, i) => [...slots, least + i])),
      [[]],
    );
    return positions.map((slots) => {
      const over = game.ended(slots);
      const moves = game.isLegal(slots) && !over ? [...game.movesOf(slots, 'Left')].length : null;
      return JSON.stringify([moves, game.payoff(over ?? game.stuck(), slots, 'Left')]);
    });
  });
  expect(stderr.toString()).toBe('');
  expect(stdout.toString().trimEnd().split('\n')).toEqual(own);
});

test('an abbreviation without arguments', () => {
  expect(expectSame('D() = 2 * n\nn: 0..9\nmove k in 1..3 if D() > 6: n -= k\n')).toBe(true);
});

test.each(['a', 'b', 'c', 'd'])('random boards %s: a list of texts is the text with these rows', (name) => {
  const seed = name.charCodeAt(0);
  const rows = Array.from({ length: 1 + (seed % 3) }, (_, i) =>
    Array.from({ length: 4 }, (_, j) => ((seed * 7) ** (i * 4 + j + 1) % 5 > 1 ? '.' : '#')).join(''),
  );
  const [listed, whole] = [`{${rows.map((row) => `"${row}"`).join(', ')}}`, `"${rows.join('/')}"`].map(
    (board) =>
      `B = ${board}\ny: 0..rows(B)-1 = 0\nx: 0..cols(B)-1 = 0\nmove k in 1..3 if B[y,x+k] == '.': x += k\nmove c in ${board}, (i,j) of B if i > y and B[i,j] == c: y = i, x = j\n`,
  );
  expect(expectSame(listed)).toBe(true);
  for (const command of ['answer', 'explain', 'table', 'check']) {
    const [one, other] = [listed, whole].map((text) => runOne(native, [command, 'rules', '-p', `text=${text}`]));
    expect(one.status).toBe(0);
    expect(one.out.toString()).toBe(other.out.toString());
  }
});

test('random texts', () => {
  const seeds = Array.from({ length: long ? 1500 : 30 }, (_, seed) => seed + 1);
  const compared = seeds.filter((seed) => expectSame(randomText(seed))).length;
  expect(compared).toBeGreaterThan(seeds.length / 4);
});
