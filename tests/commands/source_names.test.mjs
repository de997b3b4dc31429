// Programs of `source` for texts whose names clash: with the languages, with what the programs use, and with one another.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneIn, shared } from '../web/length.ts';
import { native, runOne } from './both.mjs';

const compiler = process.env.CXX ?? 'c++';
const languages = ['python', 'cpp'];

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-names-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sourceOf = (text, language) => {
  const { status, out, err } = runOne(native, ['source', 'rules', '--language', language], text);
  expect([status, err], text).toEqual([0, '']);
  return out;
};

/** The program of a text, as a function of its input. */
function program(text, language) {
  const file = join(folder, language === 'cpp' ? 'game.cpp' : 'game.py');
  writeFileSync(file, sourceOf(text, language));
  if (language === 'python') return (input) => spawnSync('python3', [file], { input });
  // As most people compile: with the macros of the compiler.
  const compiled = spawnSync(compiler, ['-std=gnu++17', '-O0', '-w', file, '-o', join(folder, 'game')]);
  expect([compiled.stderr.toString().slice(0, 2000), compiled.status], text).toEqual(['', 0]);
  return (input) => spawnSync(join(folder, 'game'), [], { input });
}

const shown = ({ status, stdout, stderr }) => [status, stdout.toString(), stderr.toString()];

function expectTable(text, language) {
  const { out } = runOne(native, ['table', 'rules', '-p', `text=${text}`]);
  expect(shown(program(text, language)('')), text).toEqual([0, out.toString(), '']);
}

function expectJudge(text, language, inputs) {
  const run = program(text, language);
  for (const input of inputs) {
    const { out, status } = runOne(native, ['judge', 'rules', '-p', `text=${text}`], input);
    expect(status).toBe(0);
    expect(shown(run(input)), `${text}\n${input}`).toEqual([0, out.toString(), '']);
  }
}

/** Of both languages, of the headers of C and their macros, and of the programs themselves. */
const words = (
  'alignas alignof and_eq as asm assert async auto await bitand bitor bool break case catch char char8_t class co_await compl concept const ' +
  'constexpr continue decltype def default del delete do double elif else enum except explicit export extern False false finally float ' +
  'friend from global goto import inline int is lambda long main mutable namespace new noexcept None nonlocal nullptr operator pass_ private ' +
  'raise register requires return short signed sizeof static std struct switch template this throw True true try typedef typeid typename ' +
  'union unsigned using virtual void volatile wchar_t with xor yield print_ len_ range chr enumerate iter map filter zip sorted input ' +
  'open id dict set str ord list tuple reversed time clock index y0 y1 yn j0 j1 jn gamma log exp pow sin cos div rand round remove rename ' +
  'signal exit abort system free malloc puts printf link unlink pipe close kill wait fork select random errno stdin stdout stderr EOF NULL ' +
  'NAN INFINITY linux unix signgam daylight timezone int_ int__ x_ x n2 k2 i_j last_i first_x list_x has_x has_ piece1 left left1 n_1 _x _N ' +
  '_S argc argv i j y p q k row size data result on met run game memo loops values value move1 start1 at total rest won out points'
).split(' ');

/** A text in which each word is a constant, an abbreviation, a part, or a choice: `turn` says which. */
function textOf(turn, contest) {
  const of = (role) => words.filter((_, i) => (i + turn) % 4 === role);
  const [constants, shorthands, parts, chosen] = [0, 1, 2, 3].map(of);
  return [
    ...(contest ? [`read ${constants.slice(0, 3)}, zz`, `print wins, winning_moves, remoteness, ${constants[4]}, winning_move`] : []),
    ...constants.map((name, i) => `${name} = ${(i % 3) + 1}`),
    ...shorthands.map((name, i) => `${name}(a) = a + ${constants[i % constants.length]}`),
    ...parts.map((name, i) => `${name}: 0..${i === 0 ? constants[0] : 0} = 0`),
    'zz: 0..9 = 9',
    `move "c" if ${constants.join(' + ')} == ${constants.reduce((sum, _, i) => sum + (i % 3) + 1, 0)}: zz -= 1`,
    `move "s" if ${shorthands.map((name) => `${name}(zz)`).join(' + ')} > 30: zz -= 2`,
    `move "p" if ${parts.join(' + ')} == 0: zz -= 3`,
    ...chosen.flatMap((name, i) => [
      `move "r" ${name} in 1..2 if zz > ${name} and ${name} in {0..${name}}: zz -= ${name}`,
      ...(i % 2 ? [`move "v" ${name} = 1: zz -= ${name}`, `move "v" ${name} = 2: zz -= ${name}`] : []),
    ]),
    'end: next wins',
  ].join('\n');
}

describe.each([0, 1, 2, 3].filter(oneIn(4)))('names of all kinds, turned by %i', (turn) => {
  test.each(languages)('in %s', (language) => {
    expectTable(textOf(turn, false), language);
    expectJudge(textOf(turn, true), language, ['1 2 3 8']);
  });
});

/** For `filter`: in short runs each text is in one of the languages, neighbours in different ones. */
const due = languages.map((_, place) => shared(place, languages.length));
const isDue = () => {
  const here = due.map((isHere) => isHere());
  return (_, place) => here[place];
};

/** Faults that programs had. */
const clashes = {
  'two lines with the same named value': 'x: 0..9 = 5\nmove k = 1: x -= k\nmove k = 2: x -= k',
  'the same of start lines': 'x: 0..9\nmove k in 1..x: x -= k\nstart k = 3: x = k\nstart k = 5: x = k',
  'a range within a list that ends with i': 'row[3]: 0..4 = 3\nmove i of row, k in {0..i, 4}: row[i] -= k + 1',
  'names that differ by an underscore': 'int = 1\nint_ = 2\nn: 0..9\nmove k in {int, int_}: n -= k',
  'a constant named as a column': 'x = 3\ny = 2\na: 0..x\nb: 0..y\nmove k in 1..a: a -= k\nmove k in 1..b: b -= k',
  'pairs of numbers, and their names joined': 'i_j = 2\nn: 0..9\nmove (i, j) in {(1, 2), (2, 3)} if i_j == 2: n -= i + j - i_j',
  'pieces named as parts': 'n: 0..6\nn_1: 0..1 = 0\nlegal if n < 7\nmove a in 0..n-1: split (n, n_1) into (a, n_1), (n - 1 - a, 0)',
  'functions of the C library': 'y1 = 1\ntime = 2\nindex(a) = a + y1\nn: 0..9\nmove k in {y1, time} if index(k) > 1: n -= k',
};

describe.each(Object.entries(clashes))('%s', (_, text) => {
  test.each(languages.filter(isDue()))('in %s', (language) => expectTable(text, language));
});

/** The number of winning first moves, for all kinds of play. */
const counted = {
  'normal play': ['move k in {1, 1}: m -= k', '1 2 3'],
  'misère play': ['move k in {1, 1}: m -= k\nend: next wins', '1 2 3'],
  'an end': ['move k in {1, 1}: m -= k\nend if m == 0: last wins', '1 2 3'],
  'Left and Right': ['Left k in {1, 1}: m -= k\nmove: m -= 1\nRight k in {1, 2, 2}: m -= k', '1 2 3'],
  points: ['move k in {1, 1, 2}: m -= k, gain k\nmove: m -= 1, gain 2', '1 2 3 4'],
  'play that comes back': ['move: m = 0', '0 1 2'],
  'play that may come back': ['move if m > 3: m = 0\nmove k in {1, 1}: m -= k\nmove if m > 6: m = 15 - m', '0 1 2 3 4 5 6 7 8'],
  'play that comes back, with an end': [
    'move if m > 3: m = 0\nmove k in {1, 1}: m -= k\nmove if m > 6: m = 15 - m\nend: next wins',
    '1 2 7 8',
  ],
  'again, with an end': ['move k in {1, 1, 2}: m -= k, again if m % 3 == 0\nend if m == 0: next wins', '0 1 2 3 4 5 6'],
  'again, with points': ['move k in {1, 1, 2}: m -= k, again if m % 3 == 0, gain k\nend if m == 0: score 4', '0 1 2 3 4 5 6'],
  splits: ['move k in {1, 1, 2}, a in 0..m-k: split m into a, m - k - a', '0 1 2 3 4 5 6'],
};

describe.each(Object.entries(counted))('winning moves: %s', (name, [rules, inputs]) => {
  const print = `print winning_moves, wins${name.endsWith('points') ? ', score' : ''}`;
  test.each(languages.filter(isDue()))('in %s', (language) =>
    expectJudge(`m: 0..8 = 1\nread m\n${print}\n${rules}`, language, inputs.split(' ')),
  );
});

test.each(['end: next wins', 'move: n = 0'])('several components that do not add up are refused: %s', (line) => {
  const text = `read c, h[c]\nprint winning_moves\nh = {3}\nn: 0..9\nmove k in {1, 1, 2}: n -= k\nstart k in h: n = k\n${line}`;
  const run = program(text, 'python');
  const { out } = runOne(native, ['judge', 'rules', '-p', `text=${text}`], '1 3');
  expect(shown(run('1 3'))).toEqual([0, out.toString(), '']);
  expect(run('2 1 1').status).toBe(1);
  expect(run('2 1 1').stdout.toString()).toBe('');
});
