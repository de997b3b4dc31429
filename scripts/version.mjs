// Runs as part of `npm version`, in two steps. `preversion`: refuses, with all reasons, before anything is changed. `version`: package.json
// has the new version; writes it to the other files, which become part of the commit. GRUNDYSCOPE_REPOSITORY, the address of the source
// code, and GRUNDYSCOPE_SITE, that of the site, are written to package.json and CITATION.cff if they are given, and stay there.
import { run } from './steps/child.mjs';
import { main, print, Stop } from './steps/terminal.mjs';
import { changesOf, givenAddresses, manifest, placesOfVersion, writeAddresses, writeVersion } from './steps/versions.mjs';

/** Why the checkout is not clean; none if it is clean or not of Git. */
async function uncommitted() {
  const { code, output } = await run(['git', 'status', '--porcelain']);
  if (code !== 0 || output === '') return [];
  return [`These files are not committed:\n${output.trimEnd()}\nCommit them, or put them aside with git stash --include-untracked.`];
}

/** Places that name another version than package.json. */
function differences() {
  const { version } = manifest();
  const other = placesOfVersion().filter((place) => place.version !== version);
  return other.map(
    ({ path, line, version: found }) => `${path}, line ${line} names version ${found}, package.json ${version}. Correct the line.`,
  );
}

function unwritten(version) {
  if (changesOf(version)) return [];
  return [`CHANGELOG.md says nothing about ${version}. Rename its section "Unreleased" to "## ${version}", or write one, and commit it.`];
}

async function check(next) {
  givenAddresses();
  const faults = [...(await uncommitted()), ...differences(), ...unwritten(next)];
  if (faults.length > 0) throw new Stop(`Version ${next} cannot be made:\n\n${faults.join('\n\n')}\n`);
}

async function write() {
  const today = new Date().toISOString().slice(0, 10);
  const changed = [...new Set([...writeVersion(today), ...writeAddresses(givenAddresses())])];
  await run(['git', 'add', ...changed]);
  print(`Wrote ${manifest().version} to ${changed.join(', ')}.`);
}

await main(() => (process.env.npm_lifecycle_event === 'preversion' ? check(process.env.npm_new_version) : write()));
