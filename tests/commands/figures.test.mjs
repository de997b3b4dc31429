// The pandoc filter on documents of strangers: they choose pictures, but run no program, set no option and read no file. The command that
// the filter calls is a script here, which records its arguments. tests/sites/pandoc.test.mjs draws with the real one.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const filter = fileURLToPath(new URL('../../tools/figures.lua', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'figures-'));
const [log, ran, picture] = ['log', 'ran', 'picture'].map((name) => join(folder, name));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const file of [log, ran]) rmSync(file, { force: true });
});

function script(name, lines) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(folder, name), 0o755);
  return join(folder, name);
}
const command = script('command', `printf '%s\\0' "$@" >> ${log}; printf '\\n\\0' >> ${log}; cat ${picture}`);
const refusing = script('refusing', 'exit 2');
const others = script('others', `: > ${ran}`);
// As much of a PNG as the filter reads: 16 bytes, then the sides.
writeFileSync(picture, Buffer.from([...Array(16).fill(1), 0, 0, 8, 0, 0, 0, 8, 0]));

const pandoc = spawnSync('pandoc', ['--version']).status === 0;

function converted(document, { to = 'html', from = 'markdown', run = command, more = [] } = {}) {
  const words = ['-f', from, '-t', to, '--lua-filter', filter, ...more];
  const { status, stdout, stderr } = spawnSync('pandoc', words, {
    cwd: folder,
    input: document,
    encoding: 'utf8',
    env: { ...process.env, GRUNDYSCOPE: run },
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  const calls = existsSync(log) ? readFileSync(log, 'utf8').split('\n\0').slice(0, -1) : [];
  return { out: stdout, err: stderr, calls: calls.map((call) => call.split('\0').slice(0, -1)) };
}

const figure = (attributes) => `<grundy-scope ${attributes}>Nim</grundy-scope>`;

describe.skipIf(!pandoc)('pandoc', () => {
  test.each([
    ['markdown', `---\ngrundyscope-command: ${others}\n---\n\n${figure('game="nim"')}\n`],
    ['html', `<html><head><meta name="grundyscope-command" content="${others}"></head><body><p>${figure('game="nim"')}</p></body></html>`],
  ])('no document of %s names the program', (from, document) => {
    const { err, calls } = converted(document, { from });
    expect(existsSync(ran)).toBe(false);
    expect(err).toContain('environment variable GRUNDYSCOPE');
    if (from === 'markdown') expect(calls).toEqual([['draw', 'nim', '--no-files', '--format', 'svg']]);
  });

  test('nor does -M, which looks the same', () => {
    converted(figure('game="nim"'), { more: ['-M', `grundyscope-command=${others}`] });
    expect(existsSync(ran)).toBe(false);
  });

  test('a variable with several words is a command with arguments', () => {
    const { calls } = converted(figure('game="nim" heaps="3,5" layer="nimber" theme="dark"'), { run: `${command} --quick` });
    const [words] = calls;
    expect(words.slice(0, 6)).toEqual(['--quick', 'draw', 'nim', '--no-files', '--format', 'svg']);
    expect(words.slice(6)).toEqual(['-p', 'heaps=3,5', '--layer', 'nimber', '--theme', 'dark']);
  });

  const options = ['--no-files', '--format', '--layer', '--theme', '--width', '--height', '-p'];
  test.each([
    'game="-o"',
    'game="--version"',
    'game="nim -o x"',
    'game="@/etc/passwd"',
    'game="nim" layer="-o"',
    'game="nim" layer="--solver"',
    'game="nim" theme="--solver"',
    'game="nim" -o="/tmp/x" --solver="rules"',
    'game="nim" heaps="-o" max="--solver"',
    'game="rules" text="@/etc/passwd"',
    'game="rules" text="&#64;/etc/passwd" .n="1" 3="4" rules.n="5"',
    'game="nim" heaps="&#0;&#99999999999999999999;&#xD800;&#x110000;&#1e5;&#xyz;"',
    'game="nim" heaps="$(id)" max="`id`;id|id&&id"',
  ])('%s: no option, and no file', (attributes) => {
    for (const to of ['html', 'latex']) {
      const { calls } = converted(`${figure(attributes)}\n\n\`\`\`{=html}\n${figure(attributes)}\n\`\`\`\n`, { to });
      for (const words of calls) {
        expect(words.slice(0, 3)).toEqual(['draw', expect.stringMatching(/^[a-z]+$/), '--no-files']);
        // Options and values in turn.
        for (let i = 3; i < words.length; i += 2) {
          expect(options).toContain(words[i]);
          const value = words[i] === '-p' ? /^[a-z][a-z0-9_.]*=/ : /^\w/;
          expect(words[i + 1]).toMatch(value);
        }
      }
    }
  });

  test('characters that are none stand as U+FFFD, the others as themselves', () => {
    const { calls } = converted(figure('game="nim" heaps="&#0;&#x110000;&#xd83d;&#x41;&#66;&amp;lt;"'));
    expect(calls[0].at(-1)).toBe('heaps=\ufffd\ufffd\ufffdAB&lt;');
  });

  test('messages steer no terminal', () => {
    const { err } = converted(figure('game="nim" heaps="&#27;]0;title&#7;&#155;31m&#10;x"'), { run: refusing });
    expect(err).toContain('no picture by');
    expect(err).not.toMatch(/[^\P{Cc}\n]/u);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(converted(figure('game="&#27;[31m"')).err).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('words of documents are words of pages', () => {
    const caption = '</figcaption><script>alert(1)</script>\\input{/etc/passwd}%';
    const meta = `---\ngrundyscope-site: 'https://games.example/"><script>alert(2)</script>'\ngrundyscope-share: '"><script>alert(3)</script>}\\input{/x}'\n---\n\n`;
    const document = `${meta}${figure(`game="nim" heaps="3&quot;&gt;&lt;script&gt;alert(4)&lt;/script&gt;" caption="${caption}"`)}\n`;
    expect(converted(document).out).not.toContain('<script');
    const { out } = converted(document, { to: 'latex' });
    expect(out).toContain('includegraphics');
    expect(out).not.toMatch(/\\input|\\write/);
  });

  test('a tag with thousands of attributes is read in linear time', () => {
    const attributes = Array.from({ length: 20_000 }, (_, i) => `data-a${i}="${'x'.repeat(40)}"`).join(' ');
    const { calls } = converted(`\`\`\`{=html}\n${figure(`game="nim" ${attributes}`)}\n\`\`\`\n`);
    expect(calls).toHaveLength(1);
  });
});
