// Reads the reports of test runs as {passed, failed, skipped}. Undefined if unreadable; the suite then counts as failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './place.mjs';

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const count = (items, is) => items.filter(is).length;

/** GoogleTest's --gtest_output=json. */
export function readGoogleTest(path) {
  const report = readJson(path);
  if (!report) return undefined;
  const tests = (report.testsuites ?? []).flatMap((suite) => suite.testsuite ?? []);
  const failed = count(tests, (test) => test.failures?.length > 0);
  const passed = count(tests, (test) => test.result === 'COMPLETED' && !test.failures?.length);
  return { passed, failed, skipped: tests.length - passed - failed };
}

/** Vitest's --reporter=json. A file that could not run counts as one failure. */
export function readVitest(path) {
  const report = readJson(path);
  if (!report) return undefined;
  const files = report.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults ?? []);
  const unrun = count(files, (file) => file.status === 'failed' && !file.assertionResults?.some((test) => test.status === 'failed'));
  const passed = count(tests, (test) => test.status === 'passed');
  const failed = count(tests, (test) => test.status === 'failed');
  return { passed, failed: failed + unrun, skipped: tests.length - passed - failed };
}

/** The seconds of each test file of Vitest, the slowest first: [[file, seconds]]; of GoogleTest, none. */
export function readTimes(path) {
  const files = readJson(path)?.testResults ?? [];
  const times = files.map(({ name, startTime, endTime }) => [relative(root, name), Math.round((endTime - startTime) / 100) / 10]);
  return times.sort(([, one], [, other]) => other - one);
}

export function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) for (const key of Object.keys(total)) total[key] += result[key];
  return total;
}
