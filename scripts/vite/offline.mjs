// Writes sw.js, the service worker, with the list of files that it caches. Every build that writes into the site's folder runs it: the list
// is read from there when the build is done.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classicScript } from './classic.mjs';

const source = fileURLToPath(new URL('../../web/offline/worker.ts', import.meta.url));

/** Files not cached: the worker, files for other sites, those only for developers or hosts, and the many pages of the library's games. */
const uncached = /^(sw\.js|grundyscope(-\w+)?\.html|embed\.mjs|embed-\d.*|(how|lab|value)\.js|.*\.integrity)$|^games\/.+\/|\.map$|(^|\/)\./;

const hash = (content) => createHash('sha256').update(content);

/** Paths in the folder, with the hashes of their contents. */
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
  // A changed worker is a new version, even with the same files.
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
      // Parts of the site may be built before the rest.
      if (!error && existsSync(join(folder, 'index.html'))) await writeServiceWorker(folder);
    },
  };
}
