// `cmake --install`, into a folder of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../scripts/steps/place.mjs';
import { manifest } from '../../scripts/steps/versions.mjs';

const { version } = manifest();
const prefix = mkdtempSync(join(tmpdir(), 'grundyscope-install-'));
const run = (command, ...args) => spawnSync(command, args, { cwd: prefix, encoding: 'utf8' });
const command = join(prefix, 'bin/grundyscope');
const shared = join(prefix, 'share/grundyscope');

beforeAll(() => {
  const { status, stderr } = run('cmake', '--install', at('build/native'), '--prefix', prefix);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
afterAll(() => rmSync(prefix, { recursive: true }));

test('it installs the command, the licence and the checkers, and nothing else', () => {
  const files = readdirSync(prefix, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath ?? entry.path, entry.name).slice(prefix.length + 1)] : [],
  );
  const checkers = readdirSync(at('tools')).filter((name) => /\.(py|mjs)$/.test(name));
  expect(checkers).toContain('check.py');
  expect(files.sort()).toEqual(
    ['bin/grundyscope', 'share/doc/grundyscope/LICENSE', ...checkers.map((name) => `share/grundyscope/${name}`)].sort(),
  );
  expect(readFileSync(join(prefix, 'share/doc/grundyscope/LICENSE'), 'utf8')).toBe(readFileSync(at('LICENSE'), 'utf8'));
});

test('the command has the version of package.json, and so has the project of CMake', () => {
  expect(run(command, '--version').stdout).toBe(`${version}\n`);
  expect(readFileSync(at('build/native/CMakeCache.txt'), 'utf8')).toContain(`CMAKE_PROJECT_VERSION:STATIC=${version.split('-')[0]}\n`);
});

test('the installed checkers check what the installed command certifies', () => {
  const certificates = ['nim.json', 'value.json'].map((name) => join(prefix, name));
  writeFileSync(certificates[0], run(command, 'certify', 'nim').stdout);
  writeFileSync(
    certificates[1],
    run(command, 'certify', 'rules', '-p', 'text=n: 0..9 = 4; Left: n -= 1; Right: n -= 2', '--claim', 'value').stdout,
  );
  for (const certificate of certificates) expect(run('python3', join(shared, 'check.py'), certificate).stdout).toContain('valid');
  const program = `import { check } from ${JSON.stringify(join(shared, 'check_rules.mjs'))};
import { readFileSync } from 'node:fs';
for (const path of process.argv.slice(1)) console.log(check(readFileSync(path, 'utf8')).valid);`;
  expect(run(process.execPath, '--input-type=module', '-e', program, ...certificates).stdout).toBe('true\ntrue\n');
});
