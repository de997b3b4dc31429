// Random rule texts: the lab's answers are those of tools/rule_text.py and plain search, which share no code with it.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { byLength } from '../web/length.ts';
import { at } from './both.mjs';

const run = (command, args, input) => {
  const { status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 1 << 30 });
  expect(status, stderr.toString()).toBe(0);
  return stdout.toString();
};

test.each([
  ['board', byLength(600, 60_000)],
  ['any', byLength(300, 40_000)],
])('%s', (kind, count) => {
  const texts = run(at('build/native/random_texts'), [kind, '1', `${count}`]);
  const [tally, ...wrong] = run('python3', [at('tests/commands/explore_texts.py')], texts)
    .trim()
    .split('\n');
  console.log(tally);
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(JSON.parse(tally).compared).toBeGreaterThan(count / 3);
});
