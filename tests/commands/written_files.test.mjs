// Files that people have, and files that commands write: UTF-16 of Windows PowerShell, byte-order marks, graphs of other programs;
// `-o FILE`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../scripts/steps/place.mjs';
import { bothInside as both, bothRefuseInside as bothRefuse, inNode, native, runModule, runOne } from './both.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const little = (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const encodings = [
  ['UTF-16, little-endian', little],
  ['UTF-16, big-endian', (text) => little(text).swap16()],
  ['UTF-8 with its mark', (text) => Buffer.from(`\ufeff${text}`)],
];
const windows = (text) => text.replaceAll('\n', '\r\n');

const written = (name, content) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const RULES = '# Tres en raya ⊕\nn: 0..9 = 7\nmove "quita {k} \u{1f600}" k in {1, 3}: n -= k\n';

describe.each(encodings)('%s, with the line ends of Windows', (_, encoded) => {
  const file = (name, text) => written(name, encoded(windows(text)));

  test('is read wherever a command reads', () => {
    const plain = ['answer', 'rules', '-p', `text=${RULES}`];
    expect(both(['answer', 'rules', '-p', `text=@${file('rules.txt', RULES)}`])).toEqual(both(plain));
    expect(both(['check', 'rules'], encoded(windows(RULES))).status).toBe(0);
    expect(both(['source', 'rules', '--language', 'python'], encoded(RULES))).toEqual(
      both(['source', 'rules', '--language', 'python'], RULES),
    );
    expect(both(['judge', 'ungame'], encoded(windows('2\n3 2\n2 3\n4 2\n2 4\n'))).out).toBe('2 1\n1 1\n');
    expect(both(['answer', 'nim', '-p', `heaps=@${file('heaps', '3,5,7\n')}`])).toEqual(both(['answer', 'nim', '-p', 'heaps=3,5,7']));
    expect(both(['answer', 'bobs-game', '-p', `board=@${file('board', 'K.\n.K\n')}`]).status).toBe(0);
    const graph = both(['answer', 'graph', '-p', 'edges=0>1,1>2']);
    expect(both(['answer', 'graph', '-p', `edges=@${file('edges.dot', 'digraph {\n 0 -> 1;\n 1 -> 2;\n}\n')}`])).toEqual(graph);
  });

  test('is read by verify and by the checkers that share no code with it', () => {
    const of = [
      ['check.py', ['certify', 'nim', '-p', 'heaps=3,5']],
      ['check.mjs', ['certify', 'nim', '-p', 'heaps=3,5']],
      ['check.py', ['certify', 'rules', '-p', `text=${RULES}`]],
      ['check_rules.mjs', ['certify', 'rules', '-p', `text=${RULES}`]],
    ];
    for (const [checker, words] of of) {
      const certificate = file('certificate.json', Buffer.from(both(words).out, 'latin1').toString());
      expect(both(['verify', certificate]).out).toBe('valid\n');
      const program = checker.endsWith('.py') ? 'python3' : process.execPath;
      const { stdout, stderr } = spawnSync(program, [at('tools', checker), certificate]);
      expect([checker, stdout.toString(), stderr.toString()]).toEqual([checker, 'valid\n', '']);
    }
    const { stdout } = spawnSync('python3', [at('tools', 'rule_text.py')], { input: encoded(windows(RULES)) });
    expect(JSON.parse(stdout.toString()).outcome).toBe('N');
  });

  test('is read by batch, jobs and results', () => {
    const job = (id) => `{"id":"${id}","game":"nim","parameters":{"heaps":[3,5]},"want":"answer"}\n`;
    const [command, program] = inNode;
    const run = (input, ...options) => spawnSync(command, [program, 'batch', '--quiet', ...options], { input });
    const { status, stdout } = run(encoded(windows(job('ä') + job('b'))));
    expect([
      status,
      stdout
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ]).toEqual([0, ['ä', 'b']]);
    const results = file('results.jsonl', stdout.toString());
    expect(run(job('ä') + job('b') + job('c'), '--resume', results).status).toBe(0);
    const all = readFileSync(results, 'utf8')
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/);
    expect(all.map((line) => JSON.parse(line).id)).toEqual(['ä', 'b', 'c']);
  });
});

test('what is no UTF-16 is refused at its place', () => {
  const half = Buffer.concat([little('n: 0..9 = 5\nmove: n -= 1 # '), Buffer.from([0x00, 0xd8]), Buffer.from('\n', 'utf16le')]);
  expect(bothRefuse(['answer', 'rules', '-p', `text=@${written('half', half)}`])).toContain('line 2');
  expect(bothRefuse(['answer', 'nim', '-p', `heaps=@${written('odd', Buffer.concat([little('3,5'), Buffer.from([0x33])]))}`])).toContain(
    'heaps',
  );
});

/** A path of three edges, in the ways in which people have it. */
const graphs = {
  'plain.txt': '0>1\n1>2\n2>3\n',
  'edges.tsv': '# a comment\n0\t1\n1\t2\n2\t3\n',
  'edges.csv': '0,1\n1,2\n2,3\n',
  'header.csv': 'from,to\n0,1\n1,2\n2,3\n',
  'weights.csv': '"id";"weight";"source";"target"\n7;0.5;0;1\n8;1,5;1;2\n9;2;2;3\n',
  'head.tsv': 'head\ttail\n1\t0\n2\t1\n3\t2\n',
  'graph.dot': 'digraph G {\n  rankdir = LR;\n  node [shape=box];\n  0 -> 1 -> 2 [label="x"];\n  2 -> 3;\n}\n',
  'groups.gv': '// from a program\nstrict digraph "a b" { subgraph cluster_a { 0; 1 } 0 -> {1}; {1} -> {2}; 2:e -> 3:w }',
  'pairs.json': '[[0, 1], [1, 2], [2, 3]]',
  'edges.json': '{"directed": true, "edges": [[0, 1], [1, 2, {"weight": 3}], [2, 3]], "nodes": [0, 1, 2, 3]}',
  'links.json':
    '{"nodes":[{"id":"0"},{"id":"1"}],"links":[{"source":"0","target":"1"},{"source":1,"target":2},{"source":2,"target":3,"value":-1.5}]}',
  'lists.json': '{"0": [1], "1": [2], "2": [3], "3": []}',
};

test.each(Object.entries(graphs))('a graph in %s', (name, content) => {
  const answer = both(['answer', 'graph', '-p', 'edges=0>1,1>2,2>3']);
  expect(answer.status).toBe(0);
  expect(both(['answer', 'graph', '-p', `edges=@${written(name, content)}`])).toEqual(answer);
  expect(both(['answer', 'graph', '-p', 'edges=@-'], windows(content))).toEqual(answer);
});

describe('-o FILE', () => {
  const commands = [
    ['list'],
    ['help', 'nim'],
    ['judge', 'ungame'],
    ['answer', 'nim'],
    ['table', 'nim', '--window', '0,0,5,5'],
    ['draw', 'nim', '--window', '0,0,5,5'],
    ['explain', 'nim'],
    ['period', 'rules', '-p', 'text=0.77'],
    ['certify', 'nim'],
    ['methods', 'nim'],
    ['count', 'nim', 'nim-sum'],
    ['value', '{2|0}'],
    ['compare', '-1', '-2'],
    ['check', 'rules'],
    ['find', 'rules', '-p', `text=${RULES}`],
    ['source', 'rules', '--language', 'cpp'],
  ];
  const input = (command) => (command === 'judge' ? '1\n3 2\n2 3\n' : RULES);

  test.each(commands)('of %s %s', (...words) => {
    const path = join(folder, 'out file');
    const [first, ...rest] = words;
    // The program of Node takes its time to start: two commands show that it reads and writes.
    const programs = [runOne.bind(undefined, native), /draw|judge/.test(first) ? runOne.bind(undefined, inNode) : runModule];
    for (const run of programs) {
      const plain = run(words, input(first));
      for (const all of [
        [...words, '-o', path],
        [first, '-o', path, ...rest],
      ]) {
        rmSync(path, { force: true });
        const { status, out, err } = run(all, input(first));
        expect([status, out.toString(), err]).toEqual([plain.status, '', plain.err]);
        expect(readFileSync(path).equals(plain.out)).toBe(true);
      }
    }
  });

  test('is not written after an error, and not taken for a value', () => {
    const path = join(folder, 'none');
    bothRefuse(['answer', 'nim', '-p', 'heaps=x', '-o', path]);
    bothRefuse(['verify', join(folder, 'no such file'), '-o', path]);
    expect(existsSync(path)).toBe(false);
    expect(bothRefuse(['answer', 'nim', '-o'])).toBe('error: -o: expected a file, got the end of the command line\n');
    expect(bothRefuse(['answer', 'nim', '-o', path, '-o', path])).toBe('error: -o: expected one file, got two\n');
    expect(bothRefuse(['answer', 'nim', '-o', join(folder, 'no', 'such', 'folder')])).toContain('expected a file that can be written');
    expect(bothRefuse(['explain', 'nim', '--state', '-o'])).toContain('"-o"');
  });

  test('of a check that finds a fault, and of batch', () => {
    const path = join(folder, 'checked');
    expect(both(['check', 'rules', '-o', path], 'n: 0..').status).toBe(2);
    expect(JSON.parse(readFileSync(path, 'utf8')).ok).toBe(false);
    const job = '{"id":1,"game":"nim","want":"answer"}\n';
    const [command, program] = inNode;
    const batch = (...options) => spawnSync(command, [program, 'batch', '--quiet', ...options], { input: job });
    expect(batch('-o', path).stdout.toString()).toBe('');
    expect(JSON.parse(readFileSync(path, 'utf8')).result.outcome).toMatch(/[NP]/);
    expect(batch('-o', path, '--resume', path).stderr.toString()).toContain('-o: expected it or --resume, got both');
    expect(batch('-o', folder).status).toBe(2);
  });
});

test('CSV for spreadsheets has a mark, and values that they would read as dates or formulas are texts', () => {
  const text = 'n: 0..4 = 0\nLeft if n == 1 or n == 2: n = 0\nRight if n == 1: n = 2\nRight if n == 3: n = 0';
  const words = ['table', 'rules', '-p', `text=${text}`, '--layer', 'value'];
  expect(both(words).out).toBe('0,1/2,1,-1,0\n');
  expect(both([...words, '--bom']).out).toBe('\xef\xbb\xbf0,"=""1/2""",1,-1,0\n');
  expect(both(['table', 'nim', '--window', '0,0,2,2', '--format', 'csv', '--bom']).out).toBe('\xef\xbb\xbfN,N\nN,N\n');
  expect(bothRefuse([...words, '--format', 'json', '--bom'])).toBe('error: --bom: expected the format csv, got "json"\n');
});
