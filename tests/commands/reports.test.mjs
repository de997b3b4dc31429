// The reading of test reports: what `npm test` counts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../scripts/steps/place.mjs';
import { readGoogleTest, readTimes, readVitest, sum } from '../../scripts/steps/reports.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

test('a report that is missing or broken is none', () => {
  for (const read of [readGoogleTest, readVitest]) {
    expect(read(join(folder, 'missing.json'))).toBeUndefined();
    expect(read(report('{"tests": 3, "testsuites": ['))).toBeUndefined();
  }
});

test('GoogleTest: skipped is not passed', () => {
  const tests = [
    { status: 'RUN', result: 'COMPLETED' },
    { status: 'RUN', result: 'COMPLETED', failures: [{ failure: 'no' }] },
    { status: 'RUN', result: 'SKIPPED' },
    { status: 'NOTRUN', result: 'SUPPRESSED' },
  ];
  expect(readGoogleTest(report({ testsuites: [{ testsuite: tests }] }))).toEqual({ passed: 1, failed: 1, skipped: 2 });
});

test('Vitest: a file that could not run is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }, { status: 'todo' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(readVitest(report({ testResults }))).toEqual({ passed: 2, failed: 2, skipped: 2 });
});

test('Vitest: the seconds of each file, the slowest first', () => {
  const file = (name, endTime) => ({ name: at('tests', name), startTime: 1000, endTime, assertionResults: [] });
  const path = report({ testResults: [file('quick.test.ts', 1240), file('slow.test.ts', 4000)] });
  expect(readTimes(path)).toEqual([
    ['tests/slow.test.ts', 3],
    ['tests/quick.test.ts', 0.2],
  ]);
  expect(readTimes(join(folder, 'missing.json'))).toEqual([]);
});

test('totals add up', () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 0, skipped: 1 },
    ]),
  ).toEqual({ passed: 11, failed: 2, skipped: 4 });
});
