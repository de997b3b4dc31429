// `check rules` reads the samples of a text, and compares their outputs, as the page of the lab does; those of the library pass.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sameOutput, samplesOf } from '../../web/lab/samples.ts';
import { bothInside, native, runOne } from './both.mjs';

const check = (text) => {
  const { status, out } = runOne(native, ['check', 'rules'], text);
  return { status, ...JSON.parse(out.toString()) };
};

/** Parts of comments, so that pieces of samples meet in all ways. */
const pieces = ['#', ' ', '\t', 'sample:', '->', '\\n', '\\', '1', '2 3', 'é', '\r\n', '-', '>', '\n', '\n# sample: 1 -> 1', '\\n ->'];

function randomOf(seed) {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

test('each sample has its line, and its output or its error if it does not pass', () => {
  const checked = (text) => {
    const { status, out } = bothInside(['check', 'rules'], text);
    return { status, samples: JSON.parse(out).samples };
  };
  const text = 'read n\nprint nimber\nn: 0..20\nmove k in 1..3: n -= k\n';
  expect(checked(text)).toEqual({ status: 0, samples: undefined });
  expect(checked(`# sample: 5 -> 1 \n \t#sample:   6-> 1\\n\n# sample: x -> 1\n# sample: 7\n${text}`)).toEqual({
    status: 1,
    samples: [
      { line: 1, passed: true },
      { line: 2, passed: false, output: '2\n' },
      { line: 3, passed: false, error: 'line 1, token 1: expected n, a number from 0 to 20, got "x"' },
    ],
  });
});

test('the command and the page read the same samples', () => {
  let [passed, failed] = [0, 0];
  const game = 'read until end: n\nprint n\nn: 0..9 = 3\nmove k in 1..2: n -= k\n';
  for (let seed = 1; seed <= 400; ++seed) {
    const random = randomOf(seed);
    const words = Array.from({ length: 1 + random(14) }, () => pieces[random(pieces.length)]).join('');
    const text = `${game}${words.replace(/^(?![ \t]*#)/, '# ').replaceAll(/(\n)(?![ \t]*#)/g, '$1# ')}`;
    const judged = samplesOf(text).map(({ input, output }) => {
      const { status, out } = runOne(native, ['judge', 'rules', '-p', `text=${text}`], input);
      return status === 0 && sameOutput(out.toString(), output);
    });
    const { ok, samples = [] } = check(text);
    expect(ok, JSON.stringify(text)).toBe(true);
    expect(
      samples.map((sample) => sample.passed),
      JSON.stringify(text),
    ).toEqual(judged);
    passed += judged.filter(Boolean).length;
    failed += judged.filter((one) => !one).length;
  }
  expect(Math.min(passed, failed)).toBeGreaterThan(20);
});

test('the command and the page compare outputs alike', () => {
  const print = (line) => `read n\nprint ${line}\nn: 0..9 = 3\nmove k in 1..2: n -= k\n`;
  for (const got of ['A', 'A ', ' A', 'A B', 'A  B']) {
    for (const wanted of ['A', 'A  ', 'A\\n', 'A\\n\\n', 'A \\n \\n', '\\nA', 'A\\nA', 'A B', 'A B ', 'a', '']) {
      const [sample] = check(`${print(JSON.stringify(got))}# sample: 3 -> ${wanted}`).samples;
      const written = samplesOf(`# sample: 3 -> ${wanted}`)[0].output;
      expect(sample.passed, JSON.stringify([got, wanted])).toBe(sameOutput(`${got}\n`, written));
    }
  }
});

test('a third of the library reads and prints, and its samples pass', () => {
  const folder = new URL('../../web/lab/gallery/', import.meta.url);
  const texts = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
  const contests = texts.filter(([, text]) => samplesOf(text).length > 0);
  expect(contests.length).toBeGreaterThanOrEqual(texts.length / 3);
  for (const [name, text] of contests) expect(check(text), name).toMatchObject({ status: 0, samples: [{ passed: true }] });
});
