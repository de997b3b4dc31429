// Installs node_modules if it is missing or differs from package-lock.json. Packages only for tests are in the workspace tests/
// (tests/package.json), installed only when needed.
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

/** Whether an optional package is for this system; one that names no system always counts. */
const isFor = (entry, here) =>
  (entry.os || entry.cpu) && ['os', 'cpu', 'libc'].every((key) => !entry[key] || entry[key].includes(here[key]));

/** The dependencies of a package, without optional peers, which are not installed for it. */
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

/** The packages of a lock file that its root needs, without those only for its workspaces. */
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
 * Whether the installed packages are the wanted ones, both as listed in npm's lock files; `locked`: all that are allowed. npm omits
 * optional packages for other systems, so those for this one are missing in a folder installed on another system, or by a Node too old
 * for them.
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

/** `forTests`: with the packages for tests. */
export async function ensureModules(forTests) {
  if (upToDate(forTests)) return;
  // The npm that runs this script, if any. The build needs development dependencies, even with NODE_ENV=production.
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const which = forTests ? [] : ['--workspaces=false'];
  await stage('Installing the JavaScript packages (npm ci)', (note) =>
    must([...npm, 'ci', '--include=dev', ...which, '--no-audit', '--no-fund'], { onLine: note }),
  );
}
