// The files for CI on forges: they run what .ci/run runs, with the oldest Node of each range in package.json. What they take from others is
// pinned by digest, and a release has a proof of where it was built.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { needed, oldest, works } from '../../scripts/steps/node.mjs';
import { at } from '../../scripts/steps/place.mjs';

const read = (path) => readFileSync(at(path), 'utf8');

const workflows = readdirSync(at('.github/workflows')).map((name) => [name, parse(read(`.github/workflows/${name}`))]);
const steps = workflows.flatMap(([, { jobs }]) => Object.values(jobs)).flatMap((job) => job.steps);
const oldestImages = oldest.map((version) => expect.stringMatching(`^node:${version.replace('.', '[.]')}[.]0-bookworm@`));

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
  expect(strategy.matrix).toEqual({ image: oldestImages });
  expect(container).toMatch(/^\$\{\{ matrix[.]image \}\}$/);
  expect(steps.map(({ uses, run }) => run ?? uses.split('@')[0])).toEqual([
    'actions/checkout',
    'git config --global --add safe.directory "$PWD"',
    '.ci/run',
  ]);
});

test('every night GitHub runs all tests at their full length', () => {
  const { on, jobs } = parse(read('.github/workflows/nightly.yml'));
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  expect(jobs.test.steps.at(-1)).toEqual({ run: 'npm run test:full' });
});

test('GitLab runs it', () => {
  const { test: job, ...others } = parse(read('.gitlab-ci.yml'));
  expect(others).toEqual({});
  expect(job.parallel.matrix).toEqual([{ IMAGE: oldestImages }]);
  expect(job.image).toBe('$IMAGE');
  expect(job.script).toEqual(['.ci/run']);
});

test('the ranges of Node are read as npm reads them', () => {
  expect(['20.18.3', '21.9.0', '22.11.9', '18.20.0'].filter(works)).toEqual([]);
  expect(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '23.0.0', '30.1.0'].filter((version) => !works(version))).toEqual([]);
  expect(works(process.versions.node)).toBe(true);
  for (const path of ['README.md', 'docs/contract.md']) expect(read(path), path).toContain(`Node \`${needed}\``);
});

test('actions are pinned by commit, images by digest, each beside its version', () => {
  const actions = workflows.flatMap(([name]) => read(`.github/workflows/${name}`).match(/^[ -]*uses:.*$/gm) ?? []);
  expect(actions).toHaveLength(steps.filter(({ uses }) => uses).length);
  expect(actions.filter((line) => !/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  const images = [
    ...workflows.flatMap(([, { jobs }]) => Object.values(jobs).flatMap((job) => job.strategy?.matrix.image ?? job.container ?? [])),
    ...parse(read('.gitlab-ci.yml')).test.parallel.matrix[0].IMAGE,
    ...read('Dockerfile').match(/(?<=^FROM )\S+/gm),
    JSON.parse(read('.devcontainer/devcontainer.json')).image,
  ];
  expect(images.length).toBeGreaterThan(6);
  expect(images.filter((image) => !/^\w+:[\w.-]+@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
  // The same tag is the same image everywhere.
  expect(new Set(images).size).toBe(new Set(images.map((image) => image.split('@')[0])).size);
});

test('a release is attested by a job that runs nothing of the project, the only one with more than reading', () => {
  const jobs = workflows.flatMap(([, { permissions, jobs }]) => {
    expect(permissions).toEqual({ contents: 'read' });
    return Object.entries(jobs);
  });
  const [[name, { needs, permissions, steps }], ...others] = jobs.filter(([, job]) => job.permissions);
  expect(others).toEqual([]);
  expect([name, needs]).toEqual(['publish', 'build']);
  expect(permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
  expect(steps.map(({ uses, run }) => uses?.split('@')[0] ?? run.split(' ').slice(0, 3).join(' '))).toEqual([
    'actions/download-artifact',
    'actions/attest-build-provenance',
    'gh release create',
  ]);
  expect(steps[1].with['subject-path']).toBe('release/*');
});

test('a release is built as CONTRIBUTING.md says', () => {
  const { on, jobs } = workflows.find(([name]) => name === 'release.yml')[1];
  expect(on).toEqual({ push: { tags: ['v*'] } });
  const commands = jobs.build.steps.flatMap(({ run }) => (run?.startsWith('npm') ? [run] : []));
  expect(commands).toEqual(['npm run build', 'npm run release']);
  const [, steps] = /^## Release\n([\s\S]*?)^## /m.exec(read('CONTRIBUTING.md'));
  for (const command of commands) expect(steps).toContain(`\`${command}\``);
});
