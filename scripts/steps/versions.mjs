// The version. Its home is package.json; examples in the documents and CITATION.cff repeat it, and CHANGELOG.md has a section for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { addressIn } from './addresses.mjs';
import { at } from './place.mjs';

export const manifest = () => JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** A version in a text: in the name of a file or package of ours, in a result of `batch`, in CITATION.cff. */
const versions = /(?<=\b(?:embed|how|lab|more|value)-|\bgrundyscope[-@]|"version":"|^version: )\d+\.\d+\.\d+(?:-(?:[a-z]+\.)?\d+)?/gm;

/** The files that may repeat the version. */
const repeating = () => [
  'CITATION.cff',
  ...readdirSync(at()).filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md'),
  ...readdirSync(at('docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

/** All places that repeat the version: {path, line, version}. */
export function placesOfVersion() {
  return repeating().flatMap((path) => {
    const text = readFileSync(at(path), 'utf8');
    return [...text.matchAll(versions)].map((found) => ({
      path,
      line: text.slice(0, found.index).split('\n').length,
      version: found[0],
    }));
  });
}

/** Section of CHANGELOG.md about a version; empty if there is none. */
export function changesOf(version) {
  const sections = readFileSync(at('CHANGELOG.md'), 'utf8').split(/^## /m);
  const section = sections.find((text) => text.split('\n')[0].split(' ')[0] === version) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

/** The date on which the version of package.json was released, as in CITATION.cff. */
export const dateOfVersion = () => /^date-released: (\S+)$/m.exec(readFileSync(at('CITATION.cff'), 'utf8'))[1];

/** Writes the version of package.json, released on `date`, to the files that repeat it. Returns their paths. */
export function writeVersion(date) {
  const { version } = manifest();
  return repeating().filter((path) => {
    const before = readFileSync(at(path), 'utf8');
    const after = before
      .replace(versions, version)
      .replace(/^date-released: .*$/m, path === 'CITATION.cff' ? `date-released: ${date}` : '$&');
    if (after !== before) writeFileSync(at(path), after);
    return after !== before;
  });
}

/** The addresses of source code and site, GRUNDYSCOPE_REPOSITORY and GRUNDYSCOPE_SITE, as far as they are given. */
export const givenAddresses = () => ({ repository: addressIn('GRUNDYSCOPE_REPOSITORY'), site: addressIn('GRUNDYSCOPE_SITE') });

/** Writes the given addresses to package.json and CITATION.cff, where they stay. Returns the paths of the changed files. */
export function writeAddresses({ repository, site }) {
  if (!repository && !site) return [];
  // Without a site of its own, the home page is where the code is, and moves with it.
  const { homepage: before, bugs } = manifest();
  const homepage = site ? `${site}/` : before && `${before}/issues` !== bugs?.url ? before : repository;
  const code = repository && { repository: { type: 'git', url: `git+${repository}.git` }, bugs: { url: `${repository}/issues` } };
  writeFileSync(at('package.json'), `${JSON.stringify({ ...manifest(), homepage, ...code }, null, 2)}\n`);
  const lines = Object.entries({ url: homepage, 'repository-code': repository }).filter(([, address]) => address);
  const kept = readFileSync(at('CITATION.cff'), 'utf8')
    .split('\n')
    .filter((line) => line && !lines.some(([field]) => line.startsWith(`${field}: `)));
  writeFileSync(at('CITATION.cff'), [...kept, ...lines.map(([field, address]) => `${field}: ${address}`), ''].join('\n'));
  return ['package.json', 'CITATION.cff'];
}
