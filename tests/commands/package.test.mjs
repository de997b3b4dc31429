// The package as npm packs it, unpacked where no checkout is near.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, native, runOne, samples } from './both.mjs';

const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];

let folder;
let home;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-package-'));
  home = join(folder, 'node_modules', 'grundyscope');
  mkdirSync(home, { recursive: true });
  const packed = spawnSync(npm[0], [...npm.slice(1), 'pack', '--silent', '--pack-destination', folder], { cwd: at('') });
  expect(packed.status, packed.stderr.toString()).toBe(0);
  const archive = packed.stdout.toString().trim().split('\n').at(-1);
  expect(spawnSync('tar', ['-xzf', join(folder, archive), '--strip-components=1', '-C', home]).status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('its command answers as the native program does', () => {
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const packed = [process.execPath, join(home, bin.grundyscope)];
  for (const [args, input] of [
    [['list']],
    [['judge', 'nim'], samples('nim')[0].input],
    [['answer', 'dominoes']],
    [['judge', 'nim'], 'x'],
  ]) {
    expect(runOne(packed, args, input)).toEqual(runOne(native, args, input));
  }
});

test('its module judges', () => {
  const [{ input, output }] = samples('nim');
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { createEngine } from 'grundyscope';
    const engine = await createEngine();
    process.stdout.write(await engine.judge('nim', ${JSON.stringify(input)}));
    await engine.close?.();`,
  );
  expect(runOne([process.execPath, program], [])).toEqual({ status: 0, signal: null, out: Buffer.from(output), err: '' });
});

test('the lock file names the packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
});
