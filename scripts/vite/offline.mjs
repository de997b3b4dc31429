// Writes sw.js, the service worker, with the list of files that it caches: once, when all of the site is in its folder.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classicScript } from './classic.mjs';

const source = fileURLToPath(new URL('../../web/offline/worker.ts', import.meta.url));

/**
 * Files not cached: the worker, notices, files for other sites, those only for developers or hosts, and the many pages of the library's
 * games.
 */
const uncached = new RegExp(
  [
    /^(sw\.js|THIRD_PARTY_NOTICES\.txt|grundyscope(-\w+)?\.html)$/,
    /^(embed\.mjs|embed-\d.*|(how|lab|value)\.js|.*\.integrity)$/,
    /^games\/.+\/|\.map$|(^|\/)\./,
  ]
    .map(({ source }) => source)
    .join('|'),
);

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
