// The files for CI on forges: they run what .ci/run runs, with the oldest Node of each range in package.json.
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { needed, oldest, works } from '../../scripts/steps/node.mjs';
import { at } from '../../scripts/steps/place.mjs';

const read = (path) => readFileSync(at(path), 'utf8');

test('.ci/run runs the tests, as people do', () => {
  const commands = read('.ci/run')
    .split('\n')
    .filter((line) => line.startsWith('exec '));
  expect(commands).toEqual(['exec npm test']);
  expect(statSync(at('.ci/run')).mode & 0o111).toBe(0o111);
});

test('GitHub runs it', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml'));
  expect(Object.keys(jobs)).toEqual(['test']);
  const { container, strategy, steps } = jobs.test;
  expect(strategy.matrix.node).toEqual(oldest);
  expect(container.replace(/\$\{\{ *([\w.]+) *\}\}/, '<$1>')).toBe('node:<matrix.node>-bookworm');
  expect(steps.map(({ uses, run }) => run ?? uses.split('@')[0])).toEqual([
    'actions/checkout',
    'git config --global --add safe.directory "$PWD"',
    '.ci/run',
  ]);
});

test('GitLab runs it', () => {
  const { test: job, ...others } = parse(read('.gitlab-ci.yml'));
  expect(others).toEqual({});
  expect(job.parallel.matrix).toEqual([{ NODE: oldest }]);
  expect(job.image).toBe('node:$NODE-bookworm');
  expect(job.script).toEqual(['.ci/run']);
});

test('the ranges of Node are read as npm reads them', () => {
  expect(['20.18.3', '21.9.0', '22.11.9', '18.20.0'].filter(works)).toEqual([]);
  expect(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '23.0.0', '30.1.0'].filter((version) => !works(version))).toEqual([]);
  expect(works(process.versions.node)).toBe(true);
  for (const path of ['README.md', 'docs/contract.md']) expect(read(path), path).toContain(`Node \`${needed}\``);
});
