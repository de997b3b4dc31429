// Contest problems as rule texts: their samples, and random inputs whose outputs a brute force of each problem in Python has found.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../lib/node.js';
import { samplesOf } from '../../web/lab/samples.ts';
import { byLength, oneIn } from '../web/length.ts';
import { at, bothInside } from './both.mjs';

const folder = at('tests/contests');
const problems = readdirSync(folder)
  .filter((file) => file.endsWith('.game'))
  .map((file) => ({ name: file.replace('.game', ''), text: readFileSync(`${folder}/${file}`, 'utf8') }));
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
const compiler = process.env.CXX ?? 'c++';
const programs = mkdtempSync(join(tmpdir(), 'grundyscope-contests-'));
const engine = await createEngine();
afterAll(() => {
  engine.close();
  rmSync(programs, { recursive: true, force: true });
});

/** Pairs of input and output by the brute force of a problem: samples, which it also checks, then random ones. */
function pairsOf(name, count) {
  const { status, stdout, stderr } = spawnSync(python, [`${folder}/inputs.py`, name, `${count}`, '0'], { maxBuffer: 1 << 28 });
  expect([status, stderr.toString()]).toEqual([0, '']);
  return JSON.parse(stdout.toString());
}

const native = (text, input) => {
  const { status, out, err } = bothInside(['judge', 'rules', '-p', `text=${text}`], input);
  expect([status, err], input).toEqual([0, '']);
  return out;
};

test('there are sixty problems and more, each with a title of its own, a sample and its limits', () => {
  expect(problems.length).toBeGreaterThanOrEqual(60);
  const titles = problems.map(({ text }) => text.split('\n', 1)[0]);
  expect(new Set(titles).size).toBe(problems.length);
  for (const title of titles) expect(title).toMatch(/^# \S.*, \S.*$/);
  for (const { name, text } of problems) {
    expect(samplesOf(text), name).not.toEqual([]);
    expect(text.match(/^# limit: \S/gm), name).toHaveLength(1);
  }
});

const inModule = (text, input) => engine.judge('rules', input, { parameters: { text } });

test('programs name what they cost at the limits of the text', () => {
  const head = (language, limit) => {
    const text = `# limit: ${limit}\nread n, k, a[k]\nprint wins\na = {1, 2}\nn: 0..1000000 = 20\nmove s in a: n -= s\n`;
    // Sentences go on in further comments.
    return bothInside(['source', 'rules', '--language', language], text).out.replaceAll(/\n(?:#|\/\/) /g, ' ');
  };
  expect(head('cpp', 'n <= 10 ** 5, k <= 100')).toContain(
    'At the limits n <= 100000, k <= 100: at most 100001 positions, each with at most 100 moves.',
  );
  expect(head('cpp', 'n <= 10 ** 5, k <= 100')).not.toContain('WARNING');
  expect(head('python', 'n <= 100000, k <= 100')).toContain('this may take up to 10 seconds.');
  expect(head('python', 'n <= 100000, k <= 100')).toContain('values have a period');
  expect(head('cpp', 'n <= 10^9')).toContain('do not reach the limits n <= 1000000000');
  for (const limit of ['1 ≤ n, k ≤ 100', 'n < 101 and k <= 1e2', 'n <= 10*10, k <= 100'])
    expect(head('cpp', limit)).toContain('At the limits n <= 100, k <= 100: at most 101 positions, each with at most 100 moves.');
  expect(head('cpp', 'n <= 100,000')).toContain('At the limits n <= 100000: at most 100001 positions');
  expect(head('cpp', 'N <= 5')).toContain('In the ranges of the text');
});

test.each(problems)('$name: samples', async ({ text }) => {
  const all = samplesOf(text);
  for (const { input, output } of all) expect(await inModule(text, input), input).toBe(output);
  for (const { input, output } of all.slice(0, 1)) expect(native(text, input), input).toBe(output);
});

describe.skipIf(!python)('random inputs', () => {
  test.each(problems.filter(oneIn(10)))('$name', async ({ name, text }) => {
    const pairs = pairsOf(name, byLength(20, 200));
    expect(pairs.length).toBeGreaterThan(byLength(20, 200));
    for (const [input, output] of pairs) expect(await inModule(text, input), input).toBe(output);
    for (const [input, output] of pairs.slice(-3)) expect(native(text, input), input).toBe(output);
  });
});

/** Sums in misère play are searched, and programs do not search. */
const notWritten = ['be-the-winner'];

/** The output of a program on an input. */
const outputOf = (command, words) => (input) => {
  const ran = spawnSync(command, words, { input, maxBuffer: 1 << 28 });
  expect([ran.status, ran.stderr.toString()], input).toEqual([0, '']);
  return ran.stdout.toString();
};

/** Whether it ends well, and the last line of its errors. */
const endOf = (command, words) => (input) => {
  const { status, stderr } = spawnSync(command, words, { input });
  return [status === 0, stderr.toString().trim().split('\n').at(-1)];
};

/** Writes the program of a problem. Returns what runs it on an input. */
function programOf(text, language, run = outputOf) {
  const { status, out, err } = bothInside(['source', 'rules', '--language', language], text);
  expect([status, err]).toEqual([0, '']);
  const file = join(programs, `program.${language === 'cpp' ? 'cpp' : 'py'}`);
  writeFileSync(file, out, 'latin1');
  if (language === 'python') return run(python, [file]);
  const compiled = spawnSync(compiler, [
    '-std=c++17',
    byLength('-O1', '-O2'),
    '-Wall',
    '-Wextra',
    '-Werror',
    file,
    '-o',
    join(programs, 'program'),
  ]);
  expect([compiled.status, compiled.stderr.toString()]).toEqual([0, '']);
  return run(join(programs, 'program'), []);
}

describe.skipIf(!python)('the program written from the text', () => {
  const written = problems.filter(({ name }) => !notWritten.includes(name));
  const all = written
    .filter(oneIn(10))
    .map((problem, i) => ({ ...problem, languages: byLength([i % 2 ? 'cpp' : 'python'], ['cpp', 'python']) }));
  test.each(all)('$name', ({ name, text, languages }) => {
    const pairs = pairsOf(name, byLength(2, 30));
    for (const language of languages) {
      const run = programOf(text, language);
      for (const [input, output] of pairs) expect(run(input), `${language}: ${input}`).toBe(output);
    }
  });
  test.each(notWritten)('%s is refused in words', (name) => {
    const { text } = problems.find((problem) => problem.name === name);
    const { status, err } = bothInside(['source', 'rules', '--language', 'cpp'], text);
    expect([status, err]).toEqual([2, expect.stringContaining('sums in misère play')]);
  });

  test.each(['cpp', 'python'])('stops at input that the judge refuses, in %s', (language) => {
    const text = 'read n, c[3], s\nprint wins\nn: 0..20\nc[3]: 0..1\ns: 0..2\nmove: n -= 1\nshow c as grid ".x"\n';
    const program = programOf(text, language, endOf);
    expect(program('5 0 1 0 1')).toEqual([true, '']);
    expect(program('21 0 1 0 1')).toEqual([false, 'n = 21 leaves 0..20']);
    expect(program('5 0 2 0 1')).toEqual([false, 'c = 2 leaves 0..1']);
    expect(program('5 0 1 0')[0]).toBe(false);
    const short = programOf(text.replace('c[3], s', 's, c[s]'), language, endOf);
    expect(short('5 2 0 1')).toEqual([false, 'c has 3 places, and 2 numbers are read']);
  });

  test.each(['cpp', 'python'])('prints texts between answers, all moves that win, and words of different lengths, in %s', (language) => {
    const heaps = `read words, between
print "a\\n{words}", winning_move for all by " or\\n"
print words, wins for words in 1..between by ", "
words: 0..20 = 4
between: 0..20 = 2
move "first {k}" k in 1..2: words -= k
move "second {k}" k in 1..2: between -= k`;
    const split = `read n
print winning_move for all
n: 0..20 = 9
move "leave {a} and {n - 1 - a}" a in 0..(n-1)/2: split n into a, n - 1 - a`;
    const chain = `read N, s[N] rows
print wins ? "Second" : loses ? "First" : "Draw" for at in 0..N-1 by "\\n"
N = 3 in 1..1000
s = {"abcd", "bcdabc", "abcbcd"}
at: 0..N-1 = 0
size(i) = count(s[i,j] != ' ' for j in 0..cols(s)-1)
move "say {w}" w in 0..N-1 if all(s[w,j] == s[at,size(at)-3+j] for j in 0..2): at = w`;
    for (const [text, ...inputs] of [
      [heaps, '4 2', '3 3', '0 0'],
      [split, '9', '4', '0'],
      [chain, '3\nabcd\nbcda\nada\n', '1\nABC\n', '5\neaaaabaa\neaaaacaa\ndaaaaaaa\neaaaadaa\ndaaaafaa\n'],
    ]) {
      const run = programOf(text, language);
      for (const input of inputs) expect(run(input), text).toBe(native(text, input));
    }
  });

  test('whose names are those that programs use themselves', () => {
    const text = `read answer times: first, rest[total], begin, option
print wins ? winning_move : "none", winning_moves, first, total, test
print (wins ? "W" : "L") for first in 0..first
total = 2
rest = {1, 2}
begin = 3
option = 1
test = 7
first: 0..40 = 9
won = len(rest)
move "take {piece} of {test}" piece in rest if piece <= begin and option > 0: first -= piece
move "take {begin}" if won > 1: first -= begin`.replace('rest[total]', 'total, rest[total]');
    const input = '2\n9 2 1 2 3 1\n7 1 5 2 1\n';
    const output = native(text, input);
    expect(output.split('\n')).toHaveLength(5);
    for (const language of ['cpp', 'python']) expect(programOf(text, language)(input), language).toBe(output);
  });
});
