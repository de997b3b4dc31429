// node_modules: installed when it is missing or is not what package-lock.json says. What only tests need is in the workspace tests/
// (tests/package.json), and left out where it is not needed.
import { existsSync, readFileSync } from 'node:fs';
import { must } from './child.mjs';
import { at } from './place.mjs';
import { stage } from './terminal.mjs';

const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

const system = () => ({
  os: process.platform,
  cpu: process.arch,
  libc: process.platform === 'linux' ? (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl') : undefined,
});

/** Whether an optional package is one for this system; one that names none comes along with others. */
const isFor = (entry, here) =>
  (entry.os || entry.cpu) && ['os', 'cpu', 'libc'].every((key) => !entry[key] || entry[key].includes(here[key]));

/** The names of what a package needs; optional peers are not installed for it. */
function neededBy({ dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers];
}

/** The path of a package as Node resolves its name from the package at `from`: in the nearest node_modules folder upwards. */
function resolved(locked, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (path in locked) return path;
    if (!folder) return undefined;
  }
}

/** Of the packages of a lock file those that its root needs, without those that only its workspaces need. */
export function neededByRoot(locked) {
  const paths = new Set(['']);
  for (const from of paths) {
    for (const name of neededBy(locked[from])) {
      const path = resolved(locked, from, name);
      if (path) paths.add(path);
    }
  }
  return Object.fromEntries([...paths].map((path) => [path, locked[path]]));
}

/**
 * Whether what is installed is what is wanted, both as npm lists packages in its locks; `locked`: all that may be there. npm leaves out optional
 * packages for other systems: in a folder that was filled on another system, or by a Node too old for them, those for this one are missing.
 */
export function isInstalled(wanted, installed, here, locked = wanted) {
  const right = ([path, entry]) => (installed[path] ? installed[path].version === entry.version : entry.optional && !isFor(entry, here));
  return (
    Object.entries(wanted).every(([path, entry]) => path === '' || right([path, entry])) &&
    Object.keys(installed).every((path) => path in locked)
  );
}

function upToDate(forTests) {
  const record = at('node_modules', '.package-lock.json');
  const locked = packages(at('package-lock.json'));
  return existsSync(record) && isInstalled(forTests ? locked : neededByRoot(locked), packages(record), system(), locked);
}

/** `forTests`: with what only tests need. */
export async function ensureModules(forTests) {
  if (upToDate(forTests)) return;
  // The npm that runs us, if one does. What builds the project are development dependencies, wanted even where NODE_ENV says production.
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const which = forTests ? [] : ['--workspaces=false'];
  await stage('Installing the JavaScript packages (npm ci)', (note) =>
    must([...npm, 'ci', '--include=dev', ...which, '--no-audit', '--no-fund'], { onLine: note }),
  );
}
