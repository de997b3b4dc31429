// The web builds: dist/ (the site and all that is beside it) and lib/ (the npm package); only what has changed.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { must } from './child.mjs';
import { writeNotices } from './notices.mjs';
import { outputs, outputsOfSite } from './outputs.mjs';
import { at } from './place.mjs';
import { print, stage } from './terminal.mjs';
import { isUnchanged, NODE_ENV, removeUnstamped } from './unchanged.mjs';

/** The service worker lists all files of the site: written last, and gone while something is being built. */
const worker = at('dist', 'sw.js');

const write = (name) =>
  stage(`Building ${outputs[name].title}`, (note) =>
    must([process.execPath, at('scripts', 'vite', 'build.mjs'), name], { env: { NODE_ENV }, onLine: note }),
  );

/** Builds all of dist/. `onServable`: called once its pages can be served. */
export async function buildSite({ onServable } = {}) {
  mkdirSync(at('dist'), { recursive: true });
  for (const name of outputsOfSite) {
    if (isUnchanged(name)) print(`= Unchanged: ${outputs[name].title}`);
    else {
      rmSync(worker, { force: true });
      await write(name);
    }
    if (name === 'site' && onServable) {
      await onServable();
      const missing = outputsOfSite.filter((other) => !isUnchanged(other)).map((other) => outputs[other].title);
      if (missing.length > 0) print(`Still being built: ${missing.join(', ')}.`);
    }
  }
  if (existsSync(worker)) return;
  removeUnstamped('dist');
  writeNotices('dist');
  // Imported only now: a fresh clone has no Vite before.
  const { writeServiceWorker } = await import('../vite/offline.mjs');
  await writeServiceWorker(at('dist'));
}

export async function buildPackage() {
  if (isUnchanged('package')) {
    print(`= Unchanged: ${outputs.package.title}`);
    return;
  }
  await write('package');
}
