// Copies of dist/ as other versions of the site: every file in assets/ has another name, and what names it is changed along.
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeServiceWorker } from '../../scripts/vite/offline.mjs';
import { dist } from './server.js';

/** `mark`: four letters that replace the last ones of the hashes in all names. */
export async function anotherVersion(folder: string, mark: string): Promise<string> {
  cpSync(dist, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const renamed = new Map(readdirSync(assets).map((name) => [name, name.replace(/.{4}(\.\w+)$/, `${mark}$1`)]));
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((path) => /\.(html|js|css)$/.test(path))) {
    let text = readFileSync(join(folder, path), 'utf8');
    for (const [name, other] of renamed) text = text.replaceAll(name, other);
    writeFileSync(join(folder, path), text);
  }
  await writeServiceWorker(folder);
  return folder;
}
