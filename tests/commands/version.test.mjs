// `npm version`, in a copy of the checkout: it writes the version everywhere, or refuses and changes nothing.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { find } from '../../scripts/steps/child.mjs';
import { at } from '../../scripts/steps/place.mjs';
import { changesOf, manifest, placesOfVersion } from '../../scripts/steps/versions.mjs';
import { targets } from '../../scripts/vite/targets.mjs';

const { version } = manifest();
const [major, minor] = version.split('.');
const next = `${major}.${Number(minor) + 1}.0`;

test('the documents and CITATION.cff name the version of package.json, CHANGELOG.md describes it', () => {
  const places = placesOfVersion();
  expect(places.filter((place) => place.version !== version)).toEqual([]);
  for (const path of ['CITATION.cff', 'docs/batch.md', 'docs/embedding.md', 'docs/using.md'])
    expect(places.map((place) => place.path)).toContain(path);
  expect(changesOf(version)).not.toBe('');
  expect(changesOf(next)).toBe('');
});

test('no line of the documents contains the version where `npm version` does not find it', () => {
  const found = new Set(placesOfVersion().map(({ path, line }) => `${path}:${line}`));
  const names = readdirSync(at(), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const paths = [...names, ...readdirSync(at('docs'), { recursive: true }).map((name) => `docs/${name}`), 'book/README.md'].filter(
    (path) => /\.(md|cff)$/.test(path) && path !== 'CHANGELOG.md',
  );
  const lines = paths.flatMap((path) =>
    readFileSync(at(path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(version) ? [`${path}:${index + 1}`] : [])),
  );
  expect(lines.filter((line) => !found.has(line))).toEqual([]);
});

test('CITATION.cff agrees with package.json', () => {
  const { title, abstract, license, keywords, url, ...cited } = parse(readFileSync(at('CITATION.cff'), 'utf8'));
  const { description, keywords: ours, license: licence, homepage, repository } = manifest();
  expect({ title, abstract, license, keywords, url }).toEqual({
    title: 'Grundyscope',
    abstract: description,
    license: licence,
    keywords: ours,
    url: homepage,
  });
  expect(cited['repository-code']).toBe(repository?.url.replace(/^git\+|\.git$/g, ''));
});

test('docs/contract.md names the browsers that the build supports', () => {
  const names = { chrome: 'Chrome and Edge', firefox: 'Firefox', safari: 'Safari' };
  const browsers = targets.cssTarget.map((target) => target.replace(/^[a-z]+/, (name) => `${names[name]} `));
  expect(readFileSync(at('docs/contract.md'), 'utf8')).toContain(`: ${browsers.join(', ')}, or newer.`);
});

describe.skipIf(!find('git'))('npm version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-version-'));
  const names = [
    'package.json',
    'package-lock.json',
    'CHANGELOG.md',
    'CITATION.cff',
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs',
    'scripts',
  ];
  const person = { name: 'A', email: 'a@example.org' };
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|GIT_|GRUNDY)/i.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    GIT_CONFIG_GLOBAL: join(folder, 'none'),
    GIT_CONFIG_NOSYSTEM: '1',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) => Object.entries(person).map(([key, value]) => [`GIT_${who}_${key.toUpperCase()}`, value])),
    ),
  };
  const runWith = (more, ...command) =>
    spawnSync(command[0], command.slice(1), { cwd: folder, env: { ...env, ...more }, encoding: 'utf8' });
  const run = (...command) => runWith({}, ...command);
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const replace = (name, from, to) => writeFileSync(join(folder, name), read(name).replace(from, to));
  const commit = () => run('git', 'commit', '--quiet', '--all', '--message', 'Change');

  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    for (const name of names) cpSync(at(name), join(folder, name), { recursive: true });
    run('git', 'init', '--quiet');
    run('git', 'add', '.');
    commit();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('minor writes the version everywhere, in one commit with a tag', () => {
    replace('CHANGELOG.md', /^## Unreleased$|^(?=## \d)/m, `## ${next}\n\n- A change.\n\n`);
    commit();
    const { status, stdout, stderr } = run('npm', 'version', 'minor');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`v${next}`);
    for (const name of ['package.json', 'package-lock.json']) expect(JSON.parse(read(name)).version).toBe(next);
    expect(Object.keys(JSON.parse(read('package.json')))).toEqual(Object.keys(manifest()));
    expect(read('CITATION.cff')).toMatch(new RegExp(`^version: ${next}\\ndate-released: \\d{4}-\\d\\d-\\d\\d$`, 'm'));
    for (const text of [`embed-${next}.js`, `lab-${next}.js`, `grundyscope@${next}/`]) expect(read('docs/embedding.md')).toContain(text);
    expect(read('docs/using.md')).toContain(`grundyscope-${next}.tgz`);
    expect(read('docs/batch.md')).toContain(`"version":"${next}"`);
    expect(run('git', 'status', '--porcelain').stdout).toBe('');
    expect(run('git', 'tag', '--points-at', 'HEAD').stdout).toBe(`v${next}\n`);
  });

  test('it writes the addresses of the project if they are given', () => {
    replace('CHANGELOG.md', /^(?=## \d)/m, `## ${next}\n\n- A change.\n\n`);
    commit();
    const refused = runWith({ GRUNDYSCOPE_REPOSITORY: 'forge.example/g' }, 'npm', 'version', 'minor');
    expect(refused.stderr).toContain('GRUNDYSCOPE_REPOSITORY: expected an address that begins with https:, got forge.example/g');
    expect(run('git', 'status', '--porcelain').stdout).toBe('');
    const { status, stderr } = runWith({ GRUNDYSCOPE_REPOSITORY: 'https://forge.example/g/' }, 'npm', 'version', 'minor');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { version: written, repository, bugs, homepage, files } = JSON.parse(read('package.json'));
    expect({ written, repository, bugs, homepage }).toEqual({
      written: next,
      repository: { type: 'git', url: 'git+https://forge.example/g.git' },
      bugs: { url: 'https://forge.example/g/issues' },
      homepage: 'https://forge.example/g',
    });
    expect(files).toEqual(manifest().files);
    expect(parse(read('CITATION.cff'))).toMatchObject({ url: homepage, 'repository-code': homepage, version: next });
    expect(run('git', 'status', '--porcelain').stdout).toBe('');

    // They stay, and the site has another address of its own.
    const site = { GRUNDYSCOPE_SITE: 'https://games.example' };
    expect(runWith(site, 'npm', 'version', '--no-git-tag-version', next, '--allow-same-version').status).toBe(0);
    expect(JSON.parse(read('package.json'))).toMatchObject({ homepage: 'https://games.example/', repository });
    expect(parse(read('CITATION.cff'))).toMatchObject({ url: 'https://games.example/', 'repository-code': homepage });
  });

  test('it refuses with all reasons, and changes nothing', () => {
    replace('docs/using.md', `grundyscope-${version}.tgz`, 'grundyscope-9.8.7.tgz');
    replace('CITATION.cff', `version: ${version}`, 'version: 9.8.6');
    commit();
    writeFileSync(join(folder, 'notes.txt'), 'not committed');
    const { status, stderr } = run('npm', 'version', 'minor');
    expect(status).not.toBe(0);
    expect(stderr).toContain('notes.txt');
    expect(stderr).toMatch(/docs\/using\.md, line \d+ names version 9\.8\.7, package\.json/);
    expect(stderr).toMatch(/CITATION\.cff, line \d+ names version 9\.8\.6/);
    expect(stderr).toContain(`CHANGELOG.md says nothing about ${next}.`);
    expect(JSON.parse(read('package.json')).version).toBe(version);
    expect(run('git', 'tag').stdout).toBe('');
    expect(run('git', 'status', '--porcelain').stdout).toBe('?? notes.txt\n');
  });
});
