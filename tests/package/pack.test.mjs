// Files that npm packs; it refuses to pack fewer.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { blocksOf } from '../docs/blocks.mjs';

const project = inject('project');
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'grundyscope-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (path, command, ...args) => spawnSync(command, args, { cwd: path, encoding: 'utf8' });

test('npm refuses to pack what is not built', () => {
  const path = join(folder, 'bare');
  for (const name of ['package.json', 'bin', 'scripts/prepack.mjs']) cpSync(join(root, name), join(path, name), { recursive: true });
  const { status, stdout, stderr } = inFolder(path, 'npm', 'pack');
  expect(status).not.toBe(0);
  expect(stdout + stderr).toMatch(/cannot be packed.*lib\/node\.js[\s\S]*Run `npm run build` first/);
});

test('it refuses when a single file is missing, and names it', () => {
  const path = join(folder, 'whole');
  mkdirSync(path);
  cpSync(join(project, 'node_modules/grundyscope'), path, { recursive: true });
  const prepack = () => inFolder(path, process.execPath, join(root, 'scripts/prepack.mjs'));
  expect(prepack()).toMatchObject({ status: 0, stderr: '' });
  rmSync(join(path, 'lib/embed.mjs'));
  const { status, stderr } = prepack();
  expect(status).toBe(1);
  expect(stderr).toContain('missing: lib/embed.mjs.\n');
});

const programs = ['README.md', 'docs/using.md']
  .flatMap(blocksOf)
  .filter(({ language, text }) => language === 'js' && /createEngine|solution/.test(text));
const given = `import { createEngine } from 'grundyscope';
const solution = await (await createEngine()).open('nim', { heaps: '1,2' });
`;

test.each(programs)('the program at line $line of $document runs', ({ text }) => {
  // One of them goes on where another has opened a game.
  writeFileSync(join(project, 'documented.mjs'), text.startsWith('import') ? text : given + text);
  const { status, stdout, stderr } = inFolder(project, process.execPath, 'documented.mjs');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toBe('');
});

test('there are programs in the documents', () => expect(programs.length).toBeGreaterThan(2));
