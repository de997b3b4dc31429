// When a part of the web build counts as unchanged.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { at, root } from '../../scripts/steps/place.mjs';
import { parts, unlessUnchanged } from '../../scripts/steps/unchanged.mjs';

const folder = mkdtempSync(join(tmpdir(), 'grundyscope-unchanged-'));
const name = `test-${process.pid}`;
const file = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const below = (path) => relative(root, join(folder, path));
const part = { inputs: [below('in')], outputs: [below('out')] };

let builds;
const build = () =>
  unlessUnchanged(name, part, async () => {
    ++builds;
    file('out/page.html', 'made');
  });

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  file('in/a/source', '1');
  file('in/other', '2');
  await build();
  builds = 0;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(at('build', 'stamps', `${name}.json`), { force: true });
});

test('nothing is built when nothing has changed, or what is not looked at', async () => {
  file('in/node_modules/.vite/results.json', 'of a test that runs');
  // The same contents, written again.
  file('in/other', '2');
  await build();
  expect(builds).toBe(0);
});

test.each([
  ['an input has changed', () => file('in/a/source', '3')],
  ['an input is new', () => file('in/a/more', '')],
  ['an input has gone', () => rmSync(join(folder, 'in/other'))],
  ['contents have moved from one input to another', () => [file('in/a/source', ''), file('in/other', '12')]],
  ['an output has gone', () => rmSync(join(folder, 'out/page.html'))],
  ['all outputs have gone', () => rmSync(join(folder, 'out'), { recursive: true })],
  ['an output was written by others', () => file('out/page.html', 'not as it was made')],
  ['an output was added', () => file('out/more.html', '')],
])('it is built again when %s', async (_, change) => {
  change();
  await build();
  expect(builds).toBe(1);
  await build();
  expect(builds).toBe(1);
});

test('the address of the site makes a difference', async () => {
  const before = process.env.GRUNDYSCOPE_SITE;
  process.env.GRUNDYSCOPE_SITE = 'https://games.example/';
  await build();
  if (before === undefined) delete process.env.GRUNDYSCOPE_SITE;
  else process.env.GRUNDYSCOPE_SITE = before;
  expect(builds).toBe(1);
});

test('a build that fails counts as none', async () => {
  file('in/other', '3');
  const failing = unlessUnchanged(name, part, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  await build();
  expect(builds).toBe(1);
});

test('what the builders read elsewhere in the checkout is among the inputs', () => {
  const builders = ['scripts/vite', 'scripts/book'].flatMap((folder) => readdirSync(at(folder)).map((name) => at(folder, name)));
  const read = builders.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/['"`]\.\.\/\.\.\/([\w.-]+(?:\/[\w.-]+)*)/g)].map(([, found]) => found),
  );
  const known = [...parts.site.inputs, 'build/wasm', 'dist', 'lib'];
  expect(read).toContain('docs/rules.md');
  expect(read.filter((path) => !known.some((input) => path === input || path.startsWith(`${input}/`)))).toEqual([]);
});

test('the inputs that are named are there', () => {
  const named = Object.values(parts).flatMap(({ inputs }) => inputs);
  expect(named.filter((path) => !existsSync(at(path)))).toEqual([]);
});
