// Values from files and from standard input, and outputs larger than a pipe holds.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { both, bothRefuse, inNode, native } from './both.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const quoted = (words) => words.map((word) => `'${word}'`).join(' ');
const shell = (script) => spawnSync('bash', ['-c', `set -o pipefail; ${script}`], { maxBuffer: 1 << 30 });

test('-p name=@FILE reads the file', () => {
  const file = join(folder, 'heaps with a space');
  writeFileSync(file, '3,5,7');
  expect(both(['answer', 'nim', '-p', `heaps=@${file}`])).toEqual(both(['answer', 'nim', '-p', 'heaps=3,5,7']));
});

test('-p name=@- reads standard input', () => {
  expect(both(['answer', 'nim', '-p', 'heaps=@-'], '3,5,7')).toEqual(both(['answer', 'nim', '-p', 'heaps=3,5,7']));
});

test('a long value from a file', () => {
  const file = join(folder, 'word');
  writeFileSync(file, 'ab'.repeat(500_000));
  expect(both(['answer', 'letter-picking', '-p', `s=@${file}`]).status).toBe(0);
});

test('a file that is not what it should be is refused', () => {
  const file = join(folder, 'noise');
  writeFileSync(file, Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256)));
  bothRefuse(['answer', 'nim', '-p', `heaps=@${file}`]);
});

test('megabytes of output arrive whole through a slow pipe', () => {
  const args = ['table', 'ungame', '-p', 'n=2000', '--format', 'csv'];
  const { out } = both(args);
  expect(out.length).toBe(2 * 2000 * 2000);
  const slowly = shell(`${quoted([...inNode, ...args])} | { sleep 0.3; cat; } | wc -c`);
  expect(slowly.stdout.toString().trim()).toBe(`${out.length}`);
});

test('a reader that goes away is no error', () => {
  const { stdout, stderr } = shell(`${quoted([...inNode, 'table', 'ungame', '-p', 'n=2000'])} | head -c 5`);
  expect(stdout.length).toBe(5);
  expect(stderr.toString()).toBe('');
});

test.each([
  ['a full disk', '> /dev/full', 1, 'error: standard output cannot be written\n'],
  // Node opens /dev/null in its place before it runs anything.
  ['a closed output', '>&-', 0, ''],
])('%s is the same for both', (_, output, status, words) => {
  for (const command of [native, inNode]) {
    const ran = shell(`${quoted([...command, 'list'])} ${output}`);
    expect([ran.status, ran.stderr.toString()]).toEqual([status, words]);
  }
});

test('with --no-files a value that begins with @ is taken as it is', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, '3,5,7');
  for (const args of [
    ['-p', `heaps=@${file}`, '--no-files'],
    ['--no-files', '-p', `heaps=@${file}`],
  ]) {
    expect(bothRefuse(['answer', 'nim', ...args])).toContain(`got "@${file}"`);
  }
  expect(both(['answer', 'nim', '--no-files', '-p', 'heaps=3,5,7'])).toEqual(both(['answer', 'nim', '-p', 'heaps=3,5,7']));
  expect(both(['check', 'rules', '--no-files', '-p', 'text=@']).out).toContain('has no meaning here');
});

// Under a limit of memory that reading the whole would pass.
test.each([
  ['a file without end', "answer rules -p 'text=@/dev/zero'", 'error: text: expected at most 67108864 bytes, got more\n'],
  ['input without end', 'judge nim < /dev/zero', 'error: standard input: expected at most 67108864 bytes, got more\n'],
  ['a certificate without end', 'verify /dev/zero', 'error: verify: expected at most 67108864 bytes, got more\n'],
])('%s is refused', (_, args, words) => {
  const limited = shell(`ulimit -v 600000; ${quoted(native)} ${args}`);
  expect([limited.status, limited.stderr.toString()]).toEqual([2, words]);
  const other = shell(`${quoted(inNode)} ${args}`);
  expect([other.status, other.stderr.toString()]).toEqual([2, words]);
});

test('a certificate of millions of values is refused before they fill the memory', () => {
  const file = join(folder, 'zeros');
  writeFileSync(file, `[${'0,'.repeat(20_000_000)}0]`);
  const { status, stdout } = shell(`ulimit -v 600000; ${quoted(native)} verify '${file}'`);
  expect([status, stdout.toString()]).toEqual([1, expect.stringContaining('expected at most 4000000 values')]);
});

test('a list of edges from a file: comments, columns, both line ends', () => {
  const file = join(folder, 'edges.txt');
  const ends = Array.from({ length: 50_000 }, (_, i) => [i % 9973, (i * 7919) % 9973]);
  writeFileSync(file, `# from\tto\r\n${ends.map((edge) => edge.join('\t')).join('\r\n')}\r\n`);
  const short = ['-p', 'start=17', '--layer', 'nimber', '--window', '0,0,100,99'];
  const { status, out } = both(['table', 'graph', '-p', `edges=@${file}`, ...short]);
  expect(status).toBe(0);
  expect(out).toBe(both(['table', 'graph', '-p', 'edges=@-', ...short], ends.map((edge) => edge.join('>')).join(',')).out);
  writeFileSync(file, '0>1\n1>2\n2>3x\n');
  expect(bothRefuse(['answer', 'graph', '-p', `edges=@${file}`])).toContain('got "3x" in edge 3');
});
