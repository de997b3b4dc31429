// The archives of a release: tar reads them, and the same files give the same bytes.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { archive } from '../../scripts/steps/archive.mjs';

const folder = mkdtempSync(join(tmpdir(), 'grundyscope-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = { 'b/é.txt': 'x'.repeat(511), 'a.txt': '', 'b/run': '#!/bin/sh\necho run\n', c: 'x'.repeat(512), 'b/c/d': 'x'.repeat(513) };

/** Writes the files in this order. */
function write(name, paths) {
  for (const path of paths) {
    const target = join(folder, name, path);
    mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(target, files[path]);
    utimesSync(target, new Date(), new Date(Math.random() * 1e12));
    if (path === 'b/run') chmodSync(target, 0o755);
  }
  return join(folder, name);
}

const one = write('one', Object.keys(files));

test('tar unpacks names, contents, modes and the given time', async () => {
  await archive(one, 'top', 1_700_000_000, join(folder, 'one.tar.gz'));
  const { status, stderr } = spawnSync('tar', ['-xzf', 'one.tar.gz'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, 'top', path);
    expect(readFileSync(target, 'utf8')).toBe(text);
    expect(statSync(target).mtimeMs).toBe(1_700_000_000_000);
    expect(statSync(target).mode & 0o777, path).toBe(path === 'b/run' ? 0o755 : 0o644);
  }
});

test('the same files written in another order, at other times, give the same bytes', async () => {
  const bytesOf = async (source, time) => {
    const file = join(folder, 'bytes.tar.gz');
    await archive(source, 'top', time, file);
    return readFileSync(file);
  };
  const other = write('other', Object.keys(files).reverse());
  const bytes = await bytesOf(one, 1);
  expect((await bytesOf(other, 1)).equals(bytes)).toBe(true);
  expect((await bytesOf(other, 2)).equals(bytes)).toBe(false);
  writeFileSync(join(other, 'c'), 'changed');
  expect((await bytesOf(other, 1)).equals(bytes)).toBe(false);
});
