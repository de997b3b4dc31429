// Input of `batch`: lines, jobs, and files of results, whatever is in them; and the order in which it writes.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { readJob, wants } from '../../bin/batch/job.mjs';
import { Keys } from '../../bin/batch/keys.mjs';
import { linesOf } from '../../bin/batch/lines.mjs';
import { Ordered } from '../../bin/batch/ordered.mjs';
import { durationOf } from '../../bin/batch/progress.mjs';
import { lineKey, openResults } from '../../bin/batch/results.mjs';
import { byLength } from '../web/length.ts';
import { batch, resultsOf, smallJobs, textOf } from './batch_jobs.mjs';

/** A folder that goes with the test. */
function folderOfTest() {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-batch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Lines of a stream in the given blocks. */
const linesIn = async (blocks, most) => {
  const lines = [];
  for await (const line of linesOf(blocks, most)) lines.push(line);
  return lines;
};

test('lines are the same however the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), fc.array(fc.nat(9), { maxLength: 9 }), async (text, cuts) => {
      const bytes = Buffer.from(`\ufeff${text}`.replaceAll(/[a-f]/g, '\r\n'));
      const blocks = [];
      for (let from = 0, i = 0; from < bytes.length; i++) {
        const to = from + 1 + (cuts[i % cuts.length] ?? 50);
        blocks.push(bytes.subarray(from, to));
        from = to;
      }
      const lines = await linesIn(blocks);
      const expected = bytes
        .toString()
        .replace(/^\ufeff/, '')
        .split('\n');
      if (bytes.at(-1) === 10) expected.pop();
      // Without its mark a first line may be empty: a line all the same.
      expect(lines.map((line) => line.text)).toEqual(expected.map((line) => line.replace(/\r$/, '')));
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, i) => i + 1));
      expect(lines.at(-1).end).toBe(bytes.length);
    }),
    { numRuns: byLength(300, 10_000) },
  );
  expect((await linesIn([Buffer.from('abc\nabcd\n'), Buffer.from('abcdefgh'), Buffer.from('i\nab')], 3)).map(({ text }) => text)).toEqual([
    'abc',
    undefined,
    undefined,
    'ab',
  ]);
});

const jsonJob = fc.record(
  {
    id: fc.oneof(fc.string(), fc.double(), fc.jsonValue()),
    game: fc.oneof(fc.constantFrom('nim', 'rules', '__proto__', '--help'), fc.jsonValue()),
    want: fc.oneof(fc.constantFrom(...wants.keys(), 'toString'), fc.jsonValue()),
    parameters: fc.oneof(fc.dictionary(fc.constantFrom('heaps', 'text', 'max', '__proto__', 'a=b', '-p'), fc.jsonValue()), fc.jsonValue()),
    at: fc.jsonValue(),
    input: fc.string(),
    limit_ms: fc.oneof(fc.integer(), fc.constant(50)),
    limit_mb: fc.oneof(fc.integer(), fc.constant(64)),
  },
  { requiredKeys: ['want', 'id'] },
);
const anyLine = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  jsonJob.map((job) => JSON.stringify(job)),
);

test('any line is a job or an error', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { key, words, files, error } = readJob(line);
      if (error) expect(error).toMatchObject({ code: 'job', message: expect.stringMatching(/expected .*, got .*/s) });
      else expect([...words, ...Object.values(files)].every((word) => typeof word === 'string')).toBe(true);
      if (key !== undefined) expect(JSON.stringify(JSON.parse(key))).toBe(key);
    }),
    { numRuns: byLength(800, 100_000) },
  );
});

test('any lines: one result each, as JSON, in order', () => {
  const lines = fc.sample(anyLine, byLength(150, 3000)).map((line) => line.replaceAll(/[\n\r]/g, ' '));
  const wanted = lines.filter(
    (line) =>
      Buffer.from(line)
        .toString()
        .replace(/^\ufeff/, '')
        .trim() !== '',
  );
  const { out, err } = batch(textOf(['{"id":"mark"}', ...lines]));
  expect(err).toBe('');
  const results = resultsOf(out);
  expect(results.length).toBe(wanted.length + 1);
  for (const result of results) expect('result' in result).toBe(!('error' in result));
  expect(results.filter(({ id }) => id !== null).length).toBe(
    new Set(results.map(({ id }) => JSON.stringify(id)).filter((id) => id !== 'null')).size,
  );
});

test('keys keep their marks', () => {
  const keys = new Keys();
  const marks = new Map();
  for (let i = 0; i < 10_000; i++) {
    const key = `key ${(i * 7919) % 4001}`;
    const bits = i % 3;
    expect(keys.mark(key, bits)).toBe(marks.get(key) ?? 0);
    marks.set(key, (marks.get(key) ?? 0) | bits);
  }
});

test('durations are short', () => {
  expect([0.04, 9.9, 59.4, 60, 125, 3600, 12_000, 400_000].map(durationOf)).toEqual([
    '0.0 s',
    '9.9 s',
    '59 s',
    '1 min 0 s',
    '2 min 5 s',
    '1 h 0 min',
    '3 h 20 min',
    '111 h 6 min',
  ]);
});

test('a file cut at any byte is read up to the last whole line', async () => {
  const whole = batch(textOf(smallJobs(40))).out;
  const bytes = Buffer.from(whole);
  const path = join(folderOfTest(), 'cut.jsonl');
  for (let length = 0; length <= bytes.length; length += byLength(151, 1)) {
    writeFileSync(path, bytes.subarray(0, length));
    const kept = bytes.subarray(0, length).lastIndexOf('\n') + 1;
    const lines = bytes.subarray(0, kept).toString().split('\n').slice(0, -1).map(JSON.parse);
    const known = [];
    // Whole but for the line feed, a line is cut, too.
    const { descriptor, done } = await openResults(path, false, (key) => {
      known.push(key);
    });
    closeSync(descriptor);
    expect([done, readFileSync(path).length]).toEqual([lines.length, kept]);
    expect(known).toEqual(lines.map(({ id, error }) => (id === null ? lineKey(error.line) : JSON.stringify(id))));
  }
});

test('results are written in order, and those that wait have a limit', async () => {
  const path = join(folderOfTest(), 'ordered.jsonl');
  const descriptor = openSync(path, 'w');
  const failures = [];
  const ordered = new Ordered(descriptor, (error) => failures.push(error), 1000);
  const put = Array.from({ length: 4 }, () => ordered.next());
  const long = `${'x'.repeat(600)}\n`;
  put[2](long);
  await ordered.room();
  put[1](long);
  let free = false;
  const room = ordered.room().then(() => {
    free = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([free, readFileSync(path, 'utf8')]).toEqual([false, '']);
  put[0]('first\n');
  await room;
  ordered.stop();
  put[3]('ignored\n');
  await ordered.end();
  closeSync(descriptor);
  expect(readFileSync(path, 'utf8')).toBe(`first\n${long}${long}`);
  const readOnly = openSync(path, 'r');
  const late = new Ordered(readOnly, (error) => failures.push(error));
  late.next()('x\n');
  await late.end();
  closeSync(readOnly);
  expect(failures.map(({ code }) => code)).toEqual(['EBADF']);
});
