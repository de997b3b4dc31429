// The recipes for containers run the documented commands, on a Node that package.json allows.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { works } from '../../scripts/steps/node.mjs';
import { at } from '../../scripts/steps/place.mjs';
import { manifest } from '../../scripts/steps/versions.mjs';

const read = (path) => readFileSync(at(path), 'utf8');
const container = JSON.parse(read('.devcontainer/devcontainer.json'));

/** The instructions of a Dockerfile: [keyword, rest]. */
const instructions = (text) =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
const recipe = instructions(read('Dockerfile'));
const all = (keyword) => recipe.filter(([name]) => name === keyword).map(([, rest]) => rest);

const { version: debian } = /^node:[\d.]+-(?<version>\w+)@/.exec(parse(read('.gitlab-ci.yml')).test.parallel.matrix[0].IMAGE[0]).groups;

/** The npm script of a command line. */
const scriptOf = (command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1];

test('they are based on the Debian of the tests, with a Node that works', () => {
  const images = [...all('FROM').map((rest) => rest.split(' ')[0]), container.image];
  expect(images.filter((image) => !image.includes(`-${debian}`))).toEqual([]);
  const majors = images.flatMap((image) => /^node:(\d+)-/.exec(image)?.[1] ?? []);
  expect(majors).toEqual([majors[0], majors[0]]);
  // The newest version of its major number.
  expect(works(`${majors[0]}.99`)).toBe(true);
});

test('they run commands that README.md names', () => {
  const commands = [
    ...all('RUN'),
    ...all('CMD').map((list) => JSON.parse(list).join(' ')),
    container.postCreateCommand,
    container.postAttachCommand,
  ];
  expect(commands.map(scriptOf)).toEqual(['build', 'start', 'build', 'start']);
  const { scripts } = manifest();
  for (const command of commands) {
    expect(Object.keys(scripts)).toContain(scriptOf(command));
    expect(read('README.md')).toMatch(new RegExp(`^${command.split(' --')[0]} `, 'm'));
  }
});

test('they know the port, and what the build writes', () => {
  const port = /process\.env\.PORT \?\? (\d+)/.exec(read('scripts/start.mjs'))[1];
  expect(all('EXPOSE')).toEqual([port]);
  expect(container.forwardPorts).toEqual([Number(port)]);
  const ignored = (path) =>
    read(path)
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/\/$/, ''));
  expect(ignored('.dockerignore').sort()).toEqual(['.git', ...ignored('.gitignore')].sort());
  const configuration = read('docs/nginx.conf');
  const [, folder] = /^\s*root (\S+);/m.exec(configuration);
  const [, path] = /^\s*location (\S+)\/ \{/m.exec(configuration);
  expect(all('COPY').slice(1)).toEqual(['docs/nginx.conf /etc/nginx/nginx.conf', `--from=work ${all('WORKDIR')[0]}/dist ${folder}${path}`]);
  expect(read('Dockerfile')).toContain(`-p 8080:${/^\s*listen (\d+);/m.exec(configuration)[1]} `);
  expect(read('Dockerfile')).toContain(`http://localhost:8080${path}/`);
});
