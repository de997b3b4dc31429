// The test suites: each runs and resolves to {passed, failed, skipped}.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run, tool } from './child.mjs';
import { formatters } from './formatters.mjs';
import { at } from './place.mjs';
import { readGoogleTest, readVitest, sum } from './reports.mjs';
import { underSanitizers } from './sanitizers.mjs';
import { print, seconds, verbose } from './terminal.mjs';

const reports = at('build', 'reports');
const oneFailure = { passed: 0, failed: 1, skipped: 0 };

/** Runs one part of a suite and reads its report. No report, a crash or a timeout is a failure, whatever the report contains. */
async function measured(name, command, read, { env, limit, onLine } = {}) {
  const path = `${reports}/${name}.json`;
  mkdirSync(reports, { recursive: true });
  rmSync(path, { force: true });
  const ended = await run(command(path), { env, limit, onLine });
  const result = read(path);
  const wrong = ended.code !== 0;
  if (wrong && !verbose) print(ended.output.trimEnd());
  if (ended.late) print(`${name} was ended after ${seconds(limit)}.`);
  if (!result || result.passed + result.failed === 0) {
    print(`${name} reported no test (${ended.signal ?? `exit ${ended.code}`}).`);
    return oneFailure;
  }
  return wrong && result.failed === 0 ? { ...result, failed: 1 } : result;
}

/** A check without a report of its own counts as one test. */
async function check(command) {
  const { code, output } = await run(command);
  if (code !== 0 && !verbose) print(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailure;
}

export const lint = async () => sum(await Promise.all(Object.values(formatters()).map((formatter) => check(formatter.check))));

export const types = () => check([...tool('typescript', 'tsc'), '--noEmit']);

/** Passes every line on, and prints those that report a finished part. */
const showing = (pattern, onLine) => (line) => {
  if (!verbose && pattern.test(line)) print(`    ${line.trim()}`);
  onLine(line);
};

/** GoogleTest distributes the tests over a process per core; each shard has its own report. */
async function native(name, program, { env, prefix = [], limit, onLine }) {
  const shards = availableParallelism();
  const one = (index) =>
    measured(`${name}-${index + 1}`, (path) => [...prefix, program, `--gtest_output=json:${path}`, '--gtest_color=no'], readGoogleTest, {
      env: { ...env, GTEST_TOTAL_SHARDS: `${shards}`, GTEST_SHARD_INDEX: `${index}` },
      limit,
      onLine: showing(/^\[-+\].*\(\d{4,} ms total\)|^\[ {2}FAILED {2}\]/, onLine),
    });
  return sum(await Promise.all(Array.from({ length: shards }, (_, index) => one(index))));
}

export const nativeTests = ({ scale, ...how }) =>
  native('tests', at('build', 'native', 'core_tests'), { env: { GRUNDY_SCALE: scale }, ...how });

export async function sanitizedTests(how) {
  const program = at('build', 'tests-sanitized', 'core_tests');
  const { prefix, env } = await underSanitizers(program);
  return native('tests-sanitized', program, { prefix, env: { ...env, GRUNDY_SCALE: 'small' }, ...how });
}

export const vitest = (name, which, { length, limit, onLine }) =>
  measured(
    name,
    (path) => [...tool('vitest'), 'run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    readVitest,
    {
      env: { GRUNDY_LENGTH: length, NO_COLOR: '1' },
      limit,
      onLine: showing(/^ [✓❯×]/, onLine),
    },
  );
