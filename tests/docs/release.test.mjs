// npm run release: what it writes, and that it writes the same again.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../scripts/steps/archive.mjs';
import { dateOfVersion, manifest } from '../../scripts/steps/versions.mjs';
import { root, runLine } from './run.mjs';

const { version } = manifest();
const release = join(root, 'build/release');
const site = `grundyscope-site-${version}`;
const command = `grundyscope-${version}-${process.platform}-${process.arch}`;
const folder = mkdtempSync(join(tmpdir(), 'grundyscope-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function writeRelease(env) {
  const { status, stdout, stderr } = await runLine('npm run release', { env });
  expect({ status, stderr: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, stderr: '' });
  return readFileSync(join(release, 'SHA256SUMS'), 'utf8');
}

const unpack = (name) => {
  const { status, stderr } = spawnSync('tar', ['-xzf', join(release, name), '-C', folder], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
};

let sums;
beforeAll(async () => {
  sums = await writeRelease({});
});

test('it writes the site, the command, the pages in one file, the package, and their checksums', () => {
  expect(filesBelow(release)).toEqual(
    [
      'SHA256SUMS',
      `${command}.tar.gz`,
      `${site}.tar.gz`,
      `grundyscope-${version}.tgz`,
      'grundyscope-book.html',
      'grundyscope-lab.html',
      'grundyscope.html',
    ].sort(),
  );
  const { status, stdout } = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
  expect(sums.trimEnd().split('\n').length).toBe(filesBelow(release).length - 1);
});

test('the archive of the site contains dist/, with the date of the version', () => {
  unpack(`${site}.tar.gz`);
  const names = filesBelow(join(root, 'dist'));
  expect(filesBelow(join(folder, site))).toEqual(names);
  const bytes = (base, name) => readFileSync(join(base, name));
  const different = names.filter((name) => !bytes(join(folder, site), name).equals(bytes(join(root, 'dist'), name)));
  expect(different).toEqual([]);
  expect(
    statSync(join(folder, site, 'index.html'))
      .mtime.toISOString()
      .slice(0, 10),
  ).toBe(dateOfVersion());
});

test('the archive of the command contains one that runs, and its checkers', () => {
  unpack(`${command}.tar.gz`);
  const names = filesBelow(join(folder, command));
  expect(names).toEqual(expect.arrayContaining(['bin/grundyscope', 'share/doc/grundyscope/LICENSE', 'share/grundyscope/check.py']));
  const { stdout } = spawnSync(join(folder, command, 'bin/grundyscope'), ['--version'], { encoding: 'utf8' });
  expect(stdout).toBe(`${version}\n`);
});

test('it refuses when something is not built', async () => {
  const bare = join(folder, 'bare');
  for (const name of ['scripts', 'package.json', 'CITATION.cff']) cpSync(join(root, name), join(bare, name), { recursive: true });
  const { status, stderr } = await runLine('npm run release', { cwd: bare });
  expect(status).toBe(1);
  expect(stderr).toMatch(/missing:\n(.*\n)*.*dist\/index\.html\n(.*\n)*Run npm run build first\./);
});

// tests/commands/archive.test.mjs tests what makes it so, in any run.
if (process.env.GRUNDY_LENGTH === 'full')
  test('the same files give the same bytes; another time changes the archives alone', async () => {
    expect(await writeRelease({})).toBe(sums);
    const later = await writeRelease({ SOURCE_DATE_EPOCH: '1800000000' });
    const changed = later.split('\n').filter((line) => !sums.includes(line));
    expect(changed.map((line) => line.split('  ')[1])).toEqual([`${command}.tar.gz`, `${site}.tar.gz`]);
    await writeRelease({});
  });
