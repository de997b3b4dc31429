// The version. Its home is package.json; examples in the documents and CITATION.cff repeat it, and CHANGELOG.md has a section for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './place.mjs';

export const manifest = () => JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** A version of Grundyscope in a text: in the name of a file of ours, in the name of our package, in a result of `batch`, in CITATION.cff. */
const versions = /(?<=\b(?:embed|how|lab|more|value)-|\bgrundyscope[-@]|"version":"|^version: )\d+\.\d+\.\d+(?:-(?:[a-z]+\.)?\d+)?/gm;

/** The files that may repeat the version. */
const repeating = () => [
  'CITATION.cff',
  ...['.', 'docs'].flatMap((folder) =>
    readdirSync(at(folder))
      .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  ),
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

/** What CHANGELOG.md says about a version; empty if it has no section for it. */
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
