// Every command line that a code block of the documents prints, in the order in which a reader meets it, with the output that the block
// prints.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstStart } from '../../scripts/steps/first_start.mjs';
import { blocksOf, commandsOf, documents, strayMarks } from './blocks.mjs';
import { root, runLine, start } from './run.mjs';

const blocks = documents.flatMap(blocksOf);
const notRun = blocks.filter(({ mark }) => mark?.startsWith('not run: '));

/** Files that commands write do not belong in the checkout: `reader` has its folders, `project` is a reader's own. */
let reader;
let project;
beforeAll(() => {
  reader = mkdtempSync(join(tmpdir(), 'grundyscope-docs-'));
  for (const name of ['build', 'tools', 'bin', 'lib', 'scripts']) symlinkSync(join(root, name), join(reader, name));
  project = join(reader, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true }));
});
afterAll(() => rmSync(reader, { recursive: true, force: true }));

/** Folder and environment of a command: the checkout, the reader's project, or the folder with the reader's files. */
function surroundings(command) {
  const npm = { npm_config_pack_destination: project, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };
  const path = [join(project, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const inProject = /^(npm install|npx|grundyscope) /.test(command);
  const inCheckout = /^npm /.test(command);
  return { cwd: inProject ? project : inCheckout ? root : reader, env: { ...npm, PATH: path } };
}

/** `npm start` is done when its address answers; then it is ended, with all that it has started. */
async function served(command) {
  const child = start(command, { env: { PORT: '0' } });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let output = '';
  const address = await new Promise((resolve, reject) => {
    const read = (text) => {
      output += text;
      const found = /^Grundyscope is at (http:\S+)$/m.exec(output);
      if (found) resolve(found[1]);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('close', () => reject(new Error(`${command} ended before it printed an address:\n${output}`)));
  });
  const page = await fetch(address).then((response) => response.text());
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  return { page, output };
}

const cases = blocks.flatMap((block) => {
  if (notRun.includes(block)) return [];
  if (block.mark?.startsWith('file: ')) return [{ ...block, title: block.mark, file: block.mark.slice('file: '.length) }];
  return (commandsOf(block) ?? []).map(({ command, output }) => ({ ...block, title: command, command, output }));
});

test.each(cases)('$document, line $line: $title', async ({ text, file, command, output }) => {
  if (file) return writeFileSync(join(reader, file), text);
  const bare = command.replace(/\s+#.*/, '');
  // It is what runs these tests.
  if (bare === 'npm test') return undefined;
  if (bare === 'npm start') {
    const { page, output: printed } = await served(bare);
    expect(page).toContain('<title>Grundyscope');
    expect(printed).toContain('Installs what the build needs');
    return undefined;
  }
  const { status, stdout, stderr } = await runLine(bare, surroundings(bare));
  expect({ status, stderr: status === 0 ? '' : stderr + stdout }).toEqual({ status: 0, stderr: '' });
  if (output !== undefined) expect(stdout).toBe(output);
  return undefined;
});

test('the build leaves what the documents promise', () => {
  const made = [
    'build/native/grundyscope',
    'dist/index.html',
    'dist/embed.js',
    'dist/grundyscope.html',
    'dist/reference/index.html',
    'lib/node.js',
  ];
  expect(made.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a block of commands is recognised as one', () => {
  expect(cases.filter(({ command }) => command).length).toBeGreaterThan(15);
  expect(blocks.filter(({ language }) => /^(bash|shell|console|zsh|terminal)/.test(language))).toEqual([]);
  expect(documents.map((document) => [document, strayMarks(document)])).toEqual(documents.map((document) => [document, 0]));
});

test('ten blocks at most are not run, each for a reason', () => {
  expect(notRun.length).toBeLessThanOrEqual(10);
  for (const { document, line, mark, ...block } of notRun) {
    expect(mark.length, `${document}, line ${line}`).toBeGreaterThan('not run: '.length + 20);
    expect(commandsOf(block), `${document}, line ${line}`).toBeDefined();
  }
});

test('README.md says what npm start prints of its costs', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(firstStart);
});
