// Which browsers and fonts tests are given, whatever else is installed, and what is installed for them.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { fontsConfiguration } from '../../scripts/steps/browsers.mjs';
import { at } from '../../scripts/steps/place.mjs';

const machines = [];
afterEach(() => {
  for (const machine of machines.splice(0)) rmSync(machine, { recursive: true });
});

/** A folder that is all of PATH: the names of programs that do nothing, or programs with their texts. */
function machine(...programs) {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  machines.push(folder);
  for (const program of programs) {
    const [name, text = ''] = [program].flat();
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

/** Runs a module on a machine; its output in lines. */
function run(folder, text, env = {}) {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', text], {
    cwd: at('scripts', 'steps'),
    env: { PATH: folder, ...env },
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return stdout.trim().split('\n');
}

const chosen = (folder, env) =>
  run(folder, "import { chromium } from './needs.mjs'; console.log(chromium());", env).map((path) => path.replace(`${folder}/`, ''));

test('the headless shell comes before another Chromium, and CHROMIUM before both', () => {
  expect(chosen(machine('chromium'))).toEqual(['chromium']);
  const both = machine('chromium', 'chromium-headless-shell', 'mine');
  expect(chosen(both)).toEqual(['chromium-headless-shell']);
  expect(chosen(both, { CHROMIUM: join(both, 'mine') })).toEqual(['mine']);
  expect(chosen(both, { CHROMIUM: '/nowhere/mine' })).toEqual(['chromium-headless-shell']);
});

/** Programs of a system with apt. `offered`: that it has the headless shell; `installs`: that the installation works. */
function apt({ offered = true, installs = true } = {}) {
  const installed = `/bin/cp "$0" "\${0%/*}/chromium-headless-shell"`;
  return [
    ['apt-cache', `echo "  Candidate: ${offered ? '1.0' : '(none)'}"`],
    ['apt-get', `case "$*" in *" install "*) ${installs ? installed : 'exit 100'};; esac`],
    // As root, or through sudo.
    ['env', 'shift; exec "$@"'],
    ['sudo', 'shift; exec "$@"'],
    'true',
  ];
}

const ensured = (folder, env) => run(folder, "import { ensurePreferred } from './ensure.mjs'; await ensurePreferred('testing');", env);

test('the headless shell is installed beside another Chromium', () => {
  const folder = machine('chromium', ...apt());
  expect(ensured(folder).filter((line) => line.startsWith('> '))).toEqual([
    '> Reading the package lists (apt-get update)',
    '> Installing chromium-headless-shell (apt-get install)',
  ]);
  expect(chosen(folder)).toEqual(['chromium-headless-shell']);
  // Once only; and not at all where the reader has chosen a browser.
  expect(ensured(folder)).toEqual(['']);
  const another = machine('chromium', ...apt());
  expect(ensured(another, { CHROMIUM: join(another, 'chromium') })).toEqual(['']);
});

test.each([
  ['apt does not offer it', apt({ offered: false })],
  ['the installation fails', apt({ installs: false })],
  ['there is no apt', []],
  ['nothing may be installed', [...apt().filter(([name]) => name !== 'sudo' && name !== 'env'), ['env', 'exit 1']]],
])('where %s, the other Chromium is used, and named', (_, programs) => {
  const folder = machine('chromium', ...programs);
  expect(ensured(folder).at(-1)).toBe(
    `Chromium: ${join(folder, 'chromium')} is used. The tests are written for chromium-headless-shell, which cannot be installed here; with another one, some may fail.`,
  );
  expect(chosen(folder)).toEqual(['chromium']);
});

test('the fonts are those of fonts-dejavu-core alone', () => {
  const text = fontsConfiguration(['/one', '/two'], '/cache');
  expect([...text.matchAll(/<dir>(.*?)<\/dir>/g)].map(([, folder]) => folder)).toEqual(['/one', '/two']);
  expect(text).toContain('<rejectfont><glob>*.*</glob></rejectfont>');
  expect([...text.matchAll(/<acceptfont><glob>\*\/(.*?)<\/glob>/g)].map(([, name]) => name)).toEqual([
    'DejaVuSans.ttf',
    'DejaVuSans-Bold.ttf',
    'DejaVuSansMono.ttf',
    'DejaVuSansMono-Bold.ttf',
    'DejaVuSerif.ttf',
    'DejaVuSerif-Bold.ttf',
  ]);
  expect(text).not.toContain('<include');
});

test('every suite in browsers takes both from one place, also when it is run alone', () => {
  const configurations = ['vite.config.js', 'tests/package/vitest.config.mjs', 'tests/sites/vitest.config.mjs'];
  for (const path of configurations) expect(readFileSync(at(path), 'utf8'), path).toMatch(/\benv: .*browserEnvironment\(\)/);
});
