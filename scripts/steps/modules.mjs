// node_modules: installed when it is missing or is not what package-lock.json says.
import { existsSync, readFileSync } from 'node:fs';
import { must } from './child.mjs';
import { at } from './place.mjs';
import { stage } from './say.mjs';

const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** npm keeps a record of what it installed; packages for other systems are optional and not in it. */
function upToDate() {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packages(at('package-lock.json'));
  const installed = packages(record);
  delete wanted[''];
  const right = ([path, { version, optional }]) => (installed[path] ? installed[path].version === version : optional);
  return Object.entries(wanted).every(right) && Object.keys(installed).every((path) => path in wanted);
}

export async function ensureModules() {
  if (upToDate()) return;
  // The npm that runs us, if one does. What builds the project are development dependencies, wanted even where NODE_ENV says production.
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await stage('Installing the JavaScript packages (npm ci)', (note) =>
    must([...npm, 'ci', '--include=dev', '--no-audit', '--no-fund'], { onLine: note }),
  );
}
