// Sizes of downloads, in bytes of GNU gzip -9 as web servers send them, and their limits. tests/fixtures/sizes.json has the recorded sizes;
// UPDATE_SIZES=1 updates them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at } from './place.mjs';

export const limits = {
  'grundyscope.wasm': 135_000,
  'lab.wasm': 290_000,
  'values.wasm': 60_000,
  'tools.wasm': 760_000,
  'element and worker': 75_000,
  'embed.js': 270_000,
  'embed.mjs': 270_000,
  'first load of the home page': 250_000,
  'first load of a game': 250_000,
  'grundyscope.html': 430_000,
};

const record = at('tests', 'fixtures', 'sizes.json');
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const readRecord = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});

export function gzipSize(path) {
  const { stdout, status, error } = spawnSync('gzip', ['-9', '-c', path], { maxBuffer: 2 ** 28 });
  if (status !== 0) throw error ?? new Error(`gzip -9 -c ${path} failed`);
  return stdout.length;
}

/** A hash in a file's name changes with every build. */
const stableName = (path) => basename(path).replace(/-[\w-]{8}(?=\.\w+$)/, '');

/**
 * Measures `files` together and prints the size and the remaining room. Returns undefined within the limit; above it a message that names
 * the files that grew since the sizes were recorded.
 */
export function sizeFault(name, files) {
  const limit = limits[name];
  if (!limit) throw new Error(`${name}: expected one of ${Object.keys(limits).join(', ')}`);
  const sizes = {};
  for (const path of files) sizes[stableName(path)] = (sizes[stableName(path)] ?? 0) + gzipSize(path);
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const recorded = readRecord();
  if (process.env.UPDATE_SIZES) writeFileSync(record, `${JSON.stringify({ ...recorded, [name]: sizes }, null, 2)}\n`);
  const room = `${((100 * (limit - total)) / limit).toFixed(1)} % of ${kilobytes(limit)} left`;
  console.log(`${name}: ${kilobytes(total)}, ${room}`);
  if (total <= limit) return undefined;
  const before = recorded[name] ?? {};
  const growth = Object.keys({ ...before, ...sizes })
    .map((file) => [file, (sizes[file] ?? 0) - (before[file] ?? 0)])
    .filter(([, grown]) => grown > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([file, grown]) => `${file} by ${grown} B`);
  return `${name}: ${total} B, ${total - limit} B above the limit. Since the sizes were recorded grew: ${growth.join(', ') || 'nothing'}`;
}
