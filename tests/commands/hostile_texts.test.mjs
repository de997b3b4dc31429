// Rule texts that somebody wrote to break out of comments and quoted words: their programs do what the text says, nothing else, or the text
// is refused at its place.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileText } from '../hostile.ts';
import { byLength } from '../web/length.ts';
import { native, runOne } from './both.mjs';

/** Starts that are won. */
const INPUT = '7\n5\n1\n';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-hostile-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command, args, input) => spawnSync(command, args, { input, cwd: folder, maxBuffer: 1 << 26 });

const languages = {
  python: () => run('python3', ['-X', 'utf8', 'game.py', 'layer=outcome'], INPUT),
  cpp() {
    // Trigraphs too, which some compilers still read.
    const compiled = run(process.env.CXX ?? 'c++', ['-std=c++17', '-O0', '-w', '-trigraphs', 'game.cpp', '-o', 'game']);
    return compiled.status === 0 ? run(join(folder, 'game'), ['layer=outcome'], INPUT) : compiled;
  },
};

test.each([
  ['python', byLength(60, 1_000)],
  ['cpp', byLength(12, 1_000)],
])('%s', (language, count) => {
  const tally = { run: 0, refused: 0 };
  for (let seed = 1; seed <= count; ++seed) {
    const { text, reads } = hostileText(seed);
    const file = join(folder, 'text.txt');
    writeFileSync(file, text);
    const command = reads ? ['judge', 'rules'] : ['table', 'rules', '--layer', 'outcome'];
    const says = runOne(native, [...command, '-p', `text=@${file}`], reads ? INPUT : '');
    const source = runOne(native, ['source', 'rules', '--language', language], text);
    expect(source.status, JSON.stringify(text.toString())).toBe(says.status);
    if (says.status !== 0) {
      expect(says.err).toMatch(/^error: text: .*, got /);
      ++tally.refused;
      continue;
    }
    writeFileSync(join(folder, language === 'cpp' ? 'game.cpp' : 'game.py'), source.out);
    const { status, stdout, stderr } = languages[language]();
    expect([stdout.toString(), stderr.toString(), status], text.toString()).toEqual([says.out.toString(), '', 0]);
    ++tally.run;
  }
  expect(readdirSync(folder)).not.toContain('PWNED');
  expect(Math.min(tally.run, tally.refused), JSON.stringify(tally)).toBeGreaterThan(count / 10);
});
