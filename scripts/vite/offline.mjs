// sw.js, the service worker, with the list of what it keeps. It belongs to every build that writes into the site's folder: the list is taken
// from what lies there when the build is done.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classicScript } from './classic.mjs';

const source = fileURLToPath(new URL('../../web/offline/worker.ts', import.meta.url));

/** The worker itself, what is made to be taken elsewhere, and what only developers or hosts look at. */
const uncached = /^(sw\.js|grundyscope(-book|-lab)?\.html|embed\.mjs|embed-\d.*)$|^reference\/|\.map$|(^|\/)\./;

const hash = (content) => createHash('sha256').update(content);

/** Paths in the folder with the hashes of their contents. */
function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replace(/^\//, ''))
    .filter((path) => !uncached.test(path));
  return Object.fromEntries(paths.sort().map((path) => [path, hash(readFileSync(join(folder, path))).digest('base64')]));
}

export async function writeServiceWorker(folder) {
  const files = JSON.stringify(filesOf(folder));
  const script = await classicScript(source);
  // Another worker is another version too, even if it keeps the same files.
  const version = hash(files + script)
    .digest('hex')
    .slice(0, 16);
  writeFileSync(join(folder, 'sw.js'), `const siteVersion = '${version}';\nconst siteFiles = ${files};\n${script}`);
}

export function offlineSite() {
  let folder;
  return {
    name: 'offline-site',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle(error) {
      // A part of the site may be built where the rest is not yet.
      if (!error && existsSync(join(folder, 'index.html'))) await writeServiceWorker(folder);
    },
  };
}
