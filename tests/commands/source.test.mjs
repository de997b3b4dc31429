// Rule texts as programs: what `source` writes in C++ and Python prints the bytes that `table` prints.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byLength, oneIn } from '../web/length.ts';
import { randomText } from '../web/random_text.ts';
import { at, bothInside, bothRefuse, native, runOne } from './both.mjs';

const texts = JSON.parse(readFileSync(at('tests/fixtures/rule-texts.json'), 'utf8'));
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
const compiler = process.env.CXX ?? 'c++';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-source-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sourceOf = (text, language) => {
  const { status, out, err } = bothInside(['source', 'rules', '--language', language], text);
  expect([status, err]).toEqual([0, '']);
  return out;
};

/** The layers that the text has, each as `table` prints it. */
const tables = (text) =>
  ['outcome', 'nimber', 'remoteness']
    .map((layer) => ({ layer, ...runOne(native, ['table', 'rules', '-p', `text=${text}`, '--layer', layer]) }))
    .filter(({ status }) => status === 0);

function expectTables(text, run) {
  const known = tables(text);
  expect(known.length).toBeGreaterThan(0);
  for (const { layer, out } of known) {
    const { status, stdout, stderr } = run(`layer=${layer}`);
    expect([layer, status, stderr.toString(), stdout.toString()]).toEqual([layer, 0, '', out.toString()]);
  }
}

function expectCpp(text, level) {
  const source = join(folder, 'game.cpp');
  const program = join(folder, 'game');
  writeFileSync(source, sourceOf(text, 'cpp'), 'latin1');
  const compiled = spawnSync(compiler, ['-std=c++17', level, '-Wall', '-Werror=return-type', source, '-o', program]);
  expect(compiled.stderr.toString().replace(/^.*warning.*$/gm, '')).not.toMatch(/error/);
  expectTables(text, (argument) => spawnSync(program, [argument], { maxBuffer: 1 << 28 }));
}

function expectPython(text) {
  const source = join(folder, 'game.py');
  writeFileSync(source, sourceOf(text, 'python'), 'latin1');
  expectTables(text, (argument) => spawnSync(python, [source, argument], { maxBuffer: 1 << 28 }));
}

// A compiler takes a second for each: in a short run, for every fourth one.
describe.each(texts.map((one, i) => ({ ...one, i })))('$name', ({ text, i }) => {
  if (oneIn(4)(text, i)) test('in C++', () => expectCpp(text, '-O1'));
  test.skipIf(!python)('in Python', () => expectPython(text));
});

/** Splits of as many components as a choice decides: no programs are written for them. */
const VARYING = /split \w+ into [^\n]* (for|if) /;

/** Expressions without a value, in every place where it may stand. */
const noValues = JSON.parse(readFileSync(at('tests/fixtures/no-values.json'), 'utf8'));
const written = Object.entries(noValues).filter(([, text]) => !VARYING.test(text));

describe.each(written.filter(oneIn(10)))('without a value: %s', (_, text) => {
  test('in C++', () => expectCpp(text, '-O0'));
  test.skipIf(!python)('in Python', () => expectPython(text));
});

/** The first `count` random texts that can be solved and written. */
function solvable(count, first) {
  const out = [];
  for (let seed = first; out.length < count; ++seed) {
    const text = randomText(seed);
    if (VARYING.test(text)) continue;
    if (runOne(native, ['answer', 'rules', '-p', `text=${text}`]).status === 0) out.push({ seed, text });
  }
  return out;
}

describe('random texts', () => {
  test.each(solvable(byLength(6, 250), 1))('in C++, $seed', ({ text }) => expectCpp(text, '-O0'));
  test.skipIf(!python).each(solvable(byLength(12, 500), 1000))('in Python, $seed', ({ text }) => expectPython(text));
});

describe('parameters', () => {
  test.skipIf(!python)('are arguments of the program', () => {
    const text = 'top = 30\nn: 0..top\ntake = {1, 2, 4}\nmove s in take: n -= s\n';
    const source = join(folder, 'game.py');
    writeFileSync(source, sourceOf(text, 'python'));
    const { stdout } = spawnSync(python, [source, 'top=12', 'take=1,3']);
    const { out } = runOne(native, ['table', 'rules', '-p', `text=${text}`, '-p', 'top=12', '-p', 'take=1,3']);
    expect(stdout.toString()).toBe(out.toString());
  });
});

test.each([
  [['source']],
  [['source', 'nim']],
  [['source', 'rules']],
  [['source', 'rules', '--language', 'perl']],
  [['source', 'rules', '--layer', 'outcome']],
  [['source', 'rules', '--language', 'cpp']],
])('%j is refused', (args) => {
  bothRefuse(args, 'n: 0..3\n');
});
