// node_modules: installed when it is missing or is not what package-lock.json says.
import { existsSync, readFileSync } from 'node:fs';
import { must } from './child.mjs';
import { at } from './place.mjs';
import { stage } from './say.mjs';

const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

const system = () => ({
  os: process.platform,
  cpu: process.arch,
  libc: process.platform === 'linux' ? (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl') : undefined,
});

/** Whether an optional package is one for this system; one that names none comes along with others. */
const isFor = (entry, here) =>
  (entry.os || entry.cpu) && ['os', 'cpu', 'libc'].every((key) => !entry[key] || entry[key].includes(here[key]));

/**
 * Whether what is installed is what is wanted, both as npm lists packages in its locks. npm leaves out optional packages for other systems: in a
 * folder that was filled on another system, or by a Node too old for them, those for this one are missing.
 */
export function isInstalled(wanted, installed, here) {
  const right = ([path, entry]) => (installed[path] ? installed[path].version === entry.version : entry.optional && !isFor(entry, here));
  return (
    Object.entries(wanted).every(([path, entry]) => path === '' || right([path, entry])) &&
    Object.keys(installed).every((path) => path in wanted)
  );
}

function upToDate() {
  const record = at('node_modules', '.package-lock.json');
  return existsSync(record) && isInstalled(packages(at('package-lock.json')), packages(record), system());
}

export async function ensureModules() {
  if (upToDate()) return;
  // The npm that runs us, if one does. What builds the project are development dependencies, wanted even where NODE_ENV says production.
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await stage('Installing the JavaScript packages (npm ci)', (note) =>
    must([...npm, 'ci', '--include=dev', '--no-audit', '--no-fund'], { onLine: note }),
  );
}
