// Every script of package.json runs, and every script and test file that the documents name is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { outputs } from '../../scripts/steps/outputs.mjs';
import { stampOf } from '../../scripts/steps/unchanged.mjs';
import { documents } from './blocks.mjs';
import { root, runLine } from './run.mjs';

const full = process.env.GRUNDY_LENGTH === 'full';
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

async function expectSuccess(command) {
  const { status, stdout, stderr } = await runLine(command);
  expect({ status, stderr: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

/** Test that runs each script: those that take long only at full length, in part. */
const runs = {
  start: 'commands.test.mjs',
  build: 'commands.test.mjs',
  prepack: 'commands.test.mjs, as part of npm pack',
  release: 'release.test.mjs',
  preversion: 'tests/commands/version.test.mjs',
  version: 'tests/commands/version.test.mjs',
  test: 'this is part of it',
  'test:full': 'the same script',
  bench: 'below',
  fuzz: 'below',
  census: 'commands.test.mjs',
  docs: 'reference.test.mjs, by the functions that it calls',
  analyze: 'below, at full length',
  coverage: 'below, at full length',
  format: 'below',
};

test('no script is forgotten', () => expect(Object.keys(runs).sort()).toEqual(Object.keys(scripts).sort()));

test('npm run bench -- --smoke measures every part', async () => {
  const output = await expectSuccess('npm run bench -- --smoke');
  expect(output).toContain('Written to build/bench-smoke.json.');
  const { about, ...parts } = JSON.parse(readFileSync(join(root, 'build/bench-smoke.json'), 'utf8'));
  expect(about.node).toBe(process.versions.node);
  const rows = Object.entries(parts).map(([name, measured]) => [name, measured.length > 0]);
  expect(Object.fromEntries(rows)).toEqual({ games: true, paint: true, growth: true, lab: true, values: true, page: true });
});

test('npm run format leaves what is formatted', async () => {
  const all = () =>
    ['cpp/kit/game.hpp', 'tests/cpp/scanner_test.cpp', 'web/app/game.ts', 'scripts/format.mjs'].map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
  const before = all();
  await expectSuccess('npm run format');
  expect(all()).toEqual(before);
});

// Elsewhere the system's clang may have no fuzzer.
if (process.platform === 'linux') {
  test('npm run fuzz -- --smoke finds inputs', async () => {
    const output = await expectSuccess('npm run fuzz -- --smoke');
    expect(output).toMatch(/^< check_texts: [1-9]\d* executions, [1-9]\d* edges, 0 crashes$/m);
  });
}

if (full) {
  test('npm run analyze has nothing to report', () => expectSuccess('npm run analyze -- --only cpp/theory'));

  test('npm run coverage reports each room', async () => {
    expect(await expectSuccess("npm run coverage -- --tests 'Mex.*:Subtraction.*:PeriodSearch.*'")).toMatch(
      /^theory +\d+\.\d % of \d+ lines$/m,
    );
  });
}

/** Commands in the text of the documents, between backticks. */
const inline = documents.flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/`((?:npm|npx|node) [^`\n]+)`/g)].map(([, command]) => [document, command]),
);

test.each(inline)('%s names what is there: %s', (_, command) => {
  const script = /^npm run ([\w:]+)/.exec(command)?.[1] ?? /^npm (start|test)\b/.exec(command)?.[1];
  if (script) expect(scripts).toHaveProperty([script]);
  for (const [path] of command.matchAll(/\b(?:scripts|tests|tools)\/[\w./-]+/g)) expect(existsSync(join(root, path)), path).toBe(true);
});

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expanded(path) {
  const braces = /\{([^{}]*)\}/.exec(path);
  return braces ? braces[1].split(',').flatMap((one) => expanded(path.replace(braces[0], one))) : [path];
}

/** Whether a file or folder is there; `*` stands for any part of a name. */
function isThere(path) {
  if (!path.includes('*')) return existsSync(join(root, path));
  const pattern = new RegExp(`^${basename(path).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return readdirSync(join(root, dirname(path))).some((name) => pattern.test(name));
}

test.each(documents)('%s names tests that are there', (document) => {
  const named = [...readFileSync(join(root, document), 'utf8').matchAll(/`(tests\/[^`\s]*)`/g)].flatMap(([, path]) => expanded(path));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('the outputs of the site are recorded with the sources that they read', () => {
  const used = Object.fromEntries(Object.keys(outputs).map((name) => [name, new Set(stampOf(name)?.used)]));
  for (const path of [
    'web/engine/session.ts',
    'web/shell/style/game.css',
    'web/lab/gallery/nim.game',
    'web/views/explain/layout_worker.ts',
  ])
    expect(used.site, path).toContain(path);
  expect(used.site).not.toContain('web/book/style.css');
  expect(used.figures).toContain('web/embed/embed.html');
  expect(used.figures).not.toContain('web/lab/style.css');
  expect(used.book).toContain('web/embed/request.ts');
  expect(used.single).toContain('web/lab/style.css');
});
