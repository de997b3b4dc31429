// Random rule texts. The lab's answers are those of tools/rule_text.py and plain search, which share no code with it; three checkers accept
// their certificates; and programs of `source` print what the judge prints.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byLength } from '../web/length.ts';
import { at, native, runOne } from './both.mjs';
import { verdicts } from './certificates.mjs';

const run = (command, args, input) => {
  const { status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 1 << 30 });
  expect(status, stderr.toString()).toBe(0);
  return stdout.toString();
};

const written = (kind, from, count) => run(at('build/native/random_texts'), [kind, `${from}`, `${count}`]);
/** Of boards of few places: programs and certificates have to list all positions. */
const boards = (from, count) =>
  written('board', from, count)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).text)
    .filter((text) => (text.split('\n', 1)[0].match(/,/g) ?? []).length < 9 && !/^b\[(26|40|80)/.test(text));

test.each([
  ['board', byLength(600, 60_000)],
  ['any', byLength(300, 40_000)],
])('answers: %s', (kind, count) => {
  const [tally, ...wrong] = run('python3', [at('tests/commands/explore_texts.py')], written(kind, 1, count))
    .trim()
    .split('\n');
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(JSON.parse(tally).compared).toBeGreaterThan(count / 3);
});

test('certificates', () => {
  const certified = boards(1, byLength(80, 4_000)).flatMap((text) => {
    const { status, out } = runOne(native, ['certify', 'rules', '-p', `text=${text}`]);
    return status === 0 ? [{ text, certificate: out.toString() }] : [];
  });
  expect(certified.length).toBeGreaterThan(byLength(15, 800));
  const found = Object.values(verdicts(certified.map(({ certificate }) => certificate)));
  const wrong = certified.flatMap(({ text }, i) =>
    found.every((checker) => checker[i] === 'valid') ? [] : [text, found.map((one) => one[i])],
  );
  expect(wrong).toEqual([]);
});

/** The texts in which a number is given, as contest programs: for each input who wins, and with how many first moves. */
const contests = (from, count) =>
  boards(from, count).flatMap((text) => {
    const most = /^z: 0\.\.(\d+)/m.exec(text)?.[1];
    if (most === undefined || /\b(gain|score)\b/.test(text)) return [];
    const input = Array.from({ length: Number(most) + 1 }, (_, n) => `${n}\n`).join('');
    return [{ text: `read until end: z\nprint wins, draws, winning_moves\n${text}`, input }];
  });

test.each([
  ['python', byLength(60, 5_000), 'game.py', (file, input) => spawnSync('python3', [file], { input })],
  [
    'cpp',
    byLength(16, 1_500),
    'game.cpp',
    (file, input) => {
      run(process.env.CXX ?? 'c++', ['-std=c++17', '-O0', '-w', file, '-o', `${file}.out`]);
      return spawnSync(`${file}.out`, [], { input });
    },
  ],
])('programs in %s', (language, count, name, output) => {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-programs-'));
  try {
    let compared = 0;
    for (const { text, input } of contests(1, count)) {
      const judged = runOne(native, ['judge', 'rules', '-p', `text=${text}`], input);
      const source = runOne(native, ['source', 'rules', '--language', language], text);
      if (judged.status !== 0 || source.status !== 0) continue;
      const file = join(folder, name);
      writeFileSync(file, source.out);
      const { status, stdout, stderr } = output(file, input);
      // Programs have tables of all positions, where the lab searches from the start.
      if (stderr.toString() === 'too many positions\n') continue;
      expect([stdout.toString(), stderr.toString(), status], text).toEqual([judged.out.toString(), '', 0]);
      ++compared;
    }
    expect(compared).toBeGreaterThan(count / 20);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
