// When an output of the web build counts as unchanged.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { outputs } from '../../scripts/steps/outputs.mjs';
import { at, root } from '../../scripts/steps/place.mjs';
import { inputsOf, isUnchanged, record, remove, stampOf } from '../../scripts/steps/unchanged.mjs';

const folder = mkdtempSync(join(tmpdir(), 'grundyscope-unchanged-'));
const [name, other] = ['one', 'other'].map((one) => `test-${one}-${process.pid}`);
const below = (path) => relative(root, join(folder, path));
const file = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const output = { folder: below('out'), inputs: [below('in')] };

function build(used) {
  file('out/page.html', 'made');
  record(name, { output, before: inputsOf(output), used, made: [below('out/page.html')] });
}
const unchanged = () => isUnchanged(name, output, [name, other]);

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  file('in/a/source', '1');
  file('in/other', '2');
  build();
});
afterAll(() => {
  for (const one of [name, other]) remove(one);
  rmSync(folder, { recursive: true, force: true });
});

test('nothing has changed, or only what is not looked at', () => {
  expect(unchanged()).toBe(true);
  file('in/node_modules/.vite/results.json', 'of a test that runs');
  // The same contents, written again.
  file('in/other', '2');
  expect(unchanged()).toBe(true);
});

test.each([
  ['an input has changed', () => file('in/a/source', '3')],
  ['an input is new', () => file('in/a/more', '')],
  ['an input has gone', () => rmSync(join(folder, 'in/other'))],
  ['contents have moved from one input to another', () => [file('in/a/source', ''), file('in/other', '12')]],
  ['an output has gone', () => rmSync(join(folder, 'out/page.html'))],
  ['all outputs have gone', () => rmSync(join(folder, 'out'), { recursive: true })],
  ['an output was written by others', () => file('out/page.html', 'not as it was made')],
])('it is built again when %s', (_, change) => {
  change();
  expect(unchanged()).toBe(false);
  build();
  expect(unchanged()).toBe(true);
});

test('a file that only another output reads makes no difference; one that nothing is known to read does', () => {
  build([below('in/a/source')]);
  const recordOther = (used) => record(other, { output, before: inputsOf(output), used, made: [below('out/page.html')] });
  recordOther([below('in/a/source'), below('in/other')]);
  file('in/other', '3');
  expect(unchanged()).toBe(true);
  recordOther([below('in/a/source')]);
  expect(unchanged()).toBe(false);
  recordOther([below('in/other')]);
  file('in/a/source', '3');
  expect(unchanged()).toBe(false);
});

test('the address of the site makes a difference', () => {
  const before = process.env.GRUNDYSCOPE_SITE;
  process.env.GRUNDYSCOPE_SITE = 'https://games.example/';
  expect(unchanged()).toBe(false);
  if (before === undefined) delete process.env.GRUNDYSCOPE_SITE;
  else process.env.GRUNDYSCOPE_SITE = before;
  expect(unchanged()).toBe(true);
});

test('a build whose inputs changed meanwhile is not recorded, and a removed one is gone', () => {
  remove(name);
  expect([existsSync(join(folder, 'out/page.html')), stampOf(name)]).toEqual([false, undefined]);
  const before = inputsOf(output);
  file('in/other', '3');
  record(name, { output, before, made: [below('out/page.html')] });
  expect([stampOf(name), unchanged()]).toEqual([undefined, false]);
});

const builders = ['scripts/vite', 'scripts/book'].flatMap((folder) => readdirSync(at(folder)).map((name) => at(folder, name)));
const texts = builders.map((path) => [relative(root, path), readFileSync(path, 'utf8')]);

test('what the builders read elsewhere in the checkout is among the inputs', () => {
  const read = texts.flatMap(([, text]) => [...text.matchAll(/['"`]\.\.\/\.\.\/([\w.-]+(?:\/[\w.-]+)*)/g)].map(([, found]) => found));
  const known = [...Object.values(outputs).flatMap(({ inputs }) => inputs), 'web', 'build/wasm', 'dist', 'lib'];
  expect(read).toContain('docs/rules.md');
  expect(read.filter((path) => !known.some((input) => path === input || path.startsWith(`${input}/`)))).toEqual([]);
});

test('what they read in web/ is recorded; only the package has all of it as its inputs', () => {
  const unrecorded = texts.filter(([, text]) => /(readFileSync|runnerImport)\([^)]*web\//.test(text));
  expect(unrecorded.map(([path]) => path)).toEqual([]);
});

test('the inputs that are named are there, and each output says what it is for', () => {
  const named = Object.values(outputs).flatMap(({ inputs }) => inputs);
  expect(named.filter((path) => !existsSync(at(path)))).toEqual([]);
  for (const { title, use } of Object.values(outputs)) expect(`${title}: ${use}`).toMatch(/^the .{20,}|^figures .{20,}/);
});
