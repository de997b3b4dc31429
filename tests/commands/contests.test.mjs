// Contest problems as rule texts: their samples, and random inputs whose outputs a brute force of each problem in Python has found.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../lib/node.js';
import { byLength, oneIn } from '../web/length.ts';
import { at, bothInside } from './both.mjs';

const folder = at('tests/contests');
const problems = readdirSync(folder)
  .filter((file) => file.endsWith('.game'))
  .map((file) => ({ name: file.replace('.game', ''), text: readFileSync(`${folder}/${file}`, 'utf8') }));
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
const engine = await createEngine();
afterAll(() => engine.close());

/** The lines `# WORD: ...` of a text, without their beginning. */
const comments = (text, word) => [...text.matchAll(new RegExp(`^# ${word}: (.+)$`, 'gm'))].map(([, rest]) => rest);

/** The samples of a text: pairs of input and output. */
const samples = (text) => comments(text, 'sample').map((sample) => sample.replaceAll('\\n', '\n').split(' -> '));

/** Pairs of input and output by the brute force of a problem: samples, which it also checks, then random ones, others in each run. */
function pairsOf(name, count) {
  const seed = process.env.GRUNDY_TURN ?? '0';
  const { status, stdout, stderr } = spawnSync(python, [`${folder}/inputs.py`, name, `${count}`, seed], { maxBuffer: 1 << 28 });
  expect([status, stderr.toString()]).toEqual([0, '']);
  return JSON.parse(stdout.toString());
}

const native = (text, input) => {
  const { status, out, err } = bothInside(['judge', 'rules', '-p', `text=${text}`], input);
  expect([status, err], input).toEqual([0, '']);
  return out;
};

test('there are sixty problems and more, each with a title of its own, a sample and its limits', () => {
  expect(problems.length).toBeGreaterThanOrEqual(60);
  const titles = problems.map(({ text }) => text.split('\n', 1)[0]);
  expect(new Set(titles).size).toBe(problems.length);
  for (const title of titles) expect(title).toMatch(/^# \S.*, \S.*$/);
  for (const { name, text } of problems) {
    expect(samples(text), name).not.toEqual([]);
    expect(comments(text, 'limit'), name).toHaveLength(1);
  }
});

const inModule = (text, input) => engine.judge('rules', input, { parameters: { text } });

test.each(problems)('$name: samples', async ({ text }) => {
  const all = samples(text).map((sample) => sample.map((lines) => `${lines}\n`));
  for (const [input, output] of all) expect(await inModule(text, input), input).toBe(output);
  for (const [input, output] of all.slice(0, 1)) expect(native(text, input), input).toBe(output);
});

describe.skipIf(!python)('random inputs', () => {
  test.each(problems.filter(oneIn(10)))('$name', async ({ name, text }) => {
    const pairs = pairsOf(name, byLength(20, 200));
    expect(pairs.length).toBeGreaterThan(byLength(20, 200));
    for (const [input, output] of pairs) expect(await inModule(text, input), input).toBe(output);
    for (const [input, output] of pairs.slice(-3)) expect(native(text, input), input).toBe(output);
  });
});
