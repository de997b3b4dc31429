// When node_modules counts as installed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled, neededByRoot } from '../../scripts/steps/modules.mjs';
import { at } from '../../scripts/steps/place.mjs';

const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/a-linux-x64': { version: '1.2.3', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/a-linux-x64-musl': { version: '1.2.3', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/a-darwin': { version: '1.2.3', optional: true, os: ['darwin'] },
  'node_modules/a-wasm32': { version: '1.2.3', optional: true, cpu: ['wasm32'] },
  'node_modules/of-wasm32': { version: '4.5.6', optional: true },
};
const { 'node_modules/a': a, 'node_modules/a-linux-x64': binary } = wanted;
const whole = { 'node_modules/a': a, 'node_modules/a-linux-x64': binary };

test('what npm installs for a system is enough for it', () => {
  expect(isInstalled(wanted, whole, here)).toBe(true);
  expect(isInstalled(wanted, { ...whole, 'node_modules/of-wasm32': wanted['node_modules/of-wasm32'] }, here)).toBe(true);
});

test('a folder of another system, or of a Node that left the binaries out, is not', () => {
  for (const other of [{ libc: 'musl' }, { os: 'darwin', libc: undefined }, { cpu: 'wasm32' }])
    expect(isInstalled(wanted, whole, { ...here, ...other })).toBe(false);
  expect(isInstalled(wanted, { 'node_modules/a': a }, here)).toBe(false);
});

test('another version, a package that is missing and one too many are not', () => {
  expect(isInstalled(wanted, { ...whole, 'node_modules/a': { version: '1.2.4' } }, here)).toBe(false);
  expect(isInstalled(wanted, { 'node_modules/a-linux-x64': binary }, here)).toBe(false);
  expect(isInstalled(wanted, { ...whole, 'node_modules/b': a }, here)).toBe(false);
});

const withTests = {
  '': { workspaces: ['tests'], devDependencies: { a: '1' } },
  tests: { devDependencies: { b: '1', c: '1' } },
  'node_modules/of-tests': { resolved: 'tests', link: true },
  'node_modules/a': {
    version: '1.2.3',
    dependencies: { c: '2' },
    peerDependencies: { d: '*', b: '*' },
    peerDependenciesMeta: { b: { optional: true } },
  },
  'node_modules/a/node_modules/c': { version: '2.0.0', optionalDependencies: { elsewhere: '1' }, dependencies: { d: '1' } },
  'node_modules/b': { version: '1.0.0', dependencies: { d: '1' } },
  'node_modules/c': { version: '1.0.0' },
  'node_modules/d': { version: '1.0.0' },
};

test('what only the workspace of the tests needs may be missing, or there', () => {
  const wanted = neededByRoot(withTests);
  expect(Object.keys(wanted)).toEqual(['', 'node_modules/a', 'node_modules/a/node_modules/c', 'node_modules/d']);
  const { '': _root, tests: _tests, 'node_modules/of-tests': _link, ...all } = withTests;
  const { 'node_modules/b': _b, 'node_modules/c': _c, ...some } = all;
  expect(isInstalled(wanted, all, here, withTests)).toBe(true);
  expect(isInstalled(wanted, some, here, withTests)).toBe(true);
  expect(isInstalled(withTests, some, here)).toBe(false);
  expect(isInstalled(wanted, { ...some, 'node_modules/d': { version: '1.0.1' } }, here, withTests)).toBe(false);
});

test('what the build imports and runs is not among the packages that only tests need', () => {
  const locked = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  const packages = neededByRoot(locked);
  const folders = ['web', 'book', 'scripts/vite', 'scripts/book'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const files = [...folders, 'vite.config.js', 'scripts/steps/pages.mjs'].filter(
    (path) => /\.(ts|mjs|js)$/.test(path) && !path.endsWith('.d.ts'),
  );
  const imported = files.flatMap((path) =>
    [
      ...readFileSync(at(path), 'utf8').matchAll(
        /(?:^(?:import|export)\s(?!type\b)[^;]*?from |^import |\bawait import\(|\btool\()'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/gm,
      ),
    ].map(([, name]) => [path, name]),
  );
  expect(imported.map(([, name]) => name)).toEqual(expect.arrayContaining(['vite', 'lit', 'shiki']));
  expect(imported.filter(([, name]) => `node_modules/${name}` in locked && !(`node_modules/${name}` in packages))).toEqual([]);
});
